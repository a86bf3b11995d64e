import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { areas } from '#capabilities/hub/areas.ts'
import CommunityHubScreen from '#features/community/hub/web/community-hub-screen.tsx'
import DiscoverHubScreen from '#features/discover/hub/web/discover-hub-screen.tsx'
import ExpressHubScreen from '#features/express/hub/web/express-hub-screen.tsx'
import HealHubScreen from '#features/heal/hub/web/heal-hub-screen.tsx'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import type { Boot } from '#kit/page/rendering.ts'
import { LocationProvider } from '#kit/page/web/location.tsx'
import { PageProvider } from '#kit/page/web/page.tsx'

const hubs = [
  ['express', ExpressHubScreen],
  ['heal', HealHubScreen],
  ['discover', DiscoverHubScreen],
  ['community', CommunityHubScreen],
] as const

function render(screen: ReactNode, ads: boolean): string {
  const boot: Boot = {
    language: 'en',
    path: '/',
    status: 200,
    now: 0,
    data: null,
    ads,
  }
  const state = { language: 'en', t: createTranslator('en', [{}]), switchLanguage: async () => {} }
  return renderToString(
    <LocationProvider serverPath="/">
      <PageProvider boot={boot}>
        <LanguageProvider value={state as never}>{screen}</LanguageProvider>
      </PageProvider>
    </LocationProvider>,
  )
}

describe.each(hubs)('the hub of %s', (area, Hub) => {
  it('has a card for each screen of its area, in their order', () => {
    const links = [...render(<Hub />, false).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(areas[area].map((page) => `/${area}/${page}`))
  })

  it('has a place for an advertisement, where the operator has an ad network', () => {
    const slots = (ads: boolean) => render(<Hub />, ads).split('<aside').length - 1
    expect(slots(true) - slots(false)).toBe(1)
  })
})
