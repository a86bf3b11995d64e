// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#kit/i18n/language.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import { PageProvider } from '#kit/page/web/page.tsx'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'
import { Statistics } from './statistics.tsx'

function show(language: Language): HTMLElement {
  const t = createTranslator(language, [{ en: english, np: nepali }[language]])
  const counts = { posts: 12, hearts: 30, votes: 563 }
  const data = { language, counts, question: null, day: { bs: '', ad: '' } }
  document.body.innerHTML = renderToString(
    <PageProvider boot={{ language, path: '/', status: 200, now: 0, ads: false, data }}>
      <LanguageProvider
        value={{ language, t: t as (key: string) => string, switchLanguage: async () => {} }}
      >
        <Statistics />
      </LanguageProvider>
    </PageProvider>,
  )
  return document.body
}

describe('the figures of the home page', () => {
  it.each([
    ['en', 'Goal: ', '563'],
    ['np', 'लक्ष्य: ', '५६३'],
  ] as const)('are each called a goal, below what was counted, in %s', (language, goal, votes) => {
    const [, counted, ...figures] = show(language).querySelectorAll('h2, p, dt')
    expect(counted?.textContent).toContain(votes)
    expect(figures).toHaveLength(8)
    for (const figure of figures) expect(figure.textContent).toContain(goal)
  })
})
