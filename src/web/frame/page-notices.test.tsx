import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { KnownVisitor } from '#capabilities/identity/web/remembered.ts'
import { VisitorProvider } from '#capabilities/identity/web/visitor.tsx'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import type { Boot } from '#kit/page/rendering.ts'
import { LocationProvider } from '#kit/page/web/location.tsx'
import { PageProvider } from '#kit/page/web/page.tsx'
import { PageNotices } from './page-notices.tsx'
import en from './words/en.ts'
import ne from './words/ne.ts'

const path = '/community/confessions'

describe.each([
  ['en', en],
  ['np', ne],
] as const)('the lines under the header, in %s', (language, words) => {
  function render(where: string, isOld: Pick<Boot, 'isOld'>, visitor?: KnownVisitor): string {
    const boot = { language, path, status: 200, now: 0, ads: false, data: null, ...isOld }
    const state = { language, t: createTranslator(language, [words]) }
    return renderToString(
      <LocationProvider serverPath={where}>
        <PageProvider boot={boot}>
          <LanguageProvider value={state as never}>
            <VisitorProvider initial={visitor}>
              <PageNotices />
            </VisitorProvider>
          </LanguageProvider>
        </PageProvider>
      </LocationProvider>,
    )
  }

  it('say of a page that is shown as it was last that it is, and of no other', () => {
    expect(render(path, { isOld: true })).toContain(words['common.old'])
    expect(render(path, {})).not.toContain('<p')
    expect(render('/heal', { isOld: true })).not.toContain('<p')
  })

  it('say that another phone asks for a new recovery code, and where to look', () => {
    const told = render(path, {}, { name: 'Sita', newCodeAsked: true })
    expect(told).toContain(words['common.codeAsked'])
    expect(told).toContain('href="/account"')
    expect(render(path, {}, { name: 'Sita' })).not.toContain('<p')
  })
})
