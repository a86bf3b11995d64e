import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VisitorProvider } from '#capabilities/identity/web/visitor.tsx'
import identityEn from '#capabilities/identity/words/en.ts'
import identityNe from '#capabilities/identity/words/ne.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import type { Boot } from '#kit/page/rendering.ts'
import { PageProvider } from '#kit/page/web/page.tsx'
import { textProblems } from '#kit/text/check-text.ts'
import en from '../words/en.ts'
import ne from '../words/ne.ts'
import AccountScreen from './account-screen.tsx'

const languages = [
  ['en', { ...identityEn, ...en }],
  ['np', { ...identityNe, ...ne }],
] as const
const wordsOf = {
  blank: 'common.name.blank',
  too_long: 'common.name.tooLong',
  forbidden: 'common.name.forbidden',
} as const

describe.each(languages)('the account page without script, in %s', (language, words) => {
  function render(boot: Partial<Boot>): string {
    const page = { language, path: '/account', status: 200, now: 0, ads: false }
    const state = { language, t: createTranslator(language, [words]) }
    return renderToString(
      <PageProvider boot={{ ...page, data: null, ...boot }}>
        <VisitorProvider initial={{ name: 'सीता' }}>
          <LanguageProvider value={state as never}>
            <AccountScreen />
          </LanguageProvider>
        </VisitorProvider>
      </PageProvider>,
    )
  }
  const alertsOf = (html: string) =>
    [...html.matchAll(/role="alert">([^<]+)</g)].map(([, alert]) => alert)

  it.each(textProblems)('says what is wrong with a name that is %s, beside the form', (problem) => {
    const html = render({ data: { refusedName: problem } })
    expect(alertsOf(html)).toEqual([words[wordsOf[problem]]])
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/<form [^>]*action="\/account" method="post"/)
    expect(html).toContain('value="सीता"')
  })

  it('says nothing where nothing was refused', () => {
    expect(alertsOf(render({}))).toEqual([])
    expect(alertsOf(render({ path: '/', data: { refusedName: 'blank' } }))).toEqual([])
  })
})
