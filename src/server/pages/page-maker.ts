import type { Clock } from '#kit/clock.ts'
import type { Boot, BootVisitor, PageBoot, RenderedApp, Renderer } from '#kit/page/rendering.ts'
import type { Settings } from '../env.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { ClientBuild } from './client-build.ts'
import { stylesOf, writeDocument } from './document.ts'
import {
  type MadePage,
  makeSharedPage,
  nameMark,
  type Page,
  prepareNamedPage,
} from './made-page.ts'
import { createNewest } from './newest.ts'
import type { Choices } from './visitor-choices.ts'

export interface PageRequest {
  readonly path: string
  readonly origin: string
  readonly choices: Choices
  readonly visitor: BootVisitor | null
  /** What else the address says. */
  readonly query?: Readonly<Record<string, unknown>>
}

export interface PageMaker {
  readonly paths: readonly string[]
  makePage(request: PageRequest): Promise<MadePage>
  makeShell(choices: Choices, origin: string): Promise<MadePage>
}

/** What a screen wants rendered with it; the version changes whenever the data does. */
export interface ScreenData {
  readonly version: string
  readonly data: unknown
  /** Names another page at the same address, of which there are a few. */
  readonly variant?: string
}

export type ScreenDataSource = (
  path: string,
  choices: Choices,
  query: NonNullable<PageRequest['query']>,
) => Promise<ScreenData | undefined>

/** The clock shown on a page may be this old before the page is rendered anew. */
const freshFor = 60_000
/** Twenty-nine addresses in two languages, for strangers, visitors and those with a name. */
const mostRendered = 200
/** The same in each theme; addresses of other hosts may push some out. */
const mostMade = 300

export function createPageMaker(deps: {
  settings: Settings
  clock: Clock
  renderer: Renderer
  build: ClientBuild
  screenData: ScreenDataSource
}): PageMaker {
  const { settings, clock, renderer, build } = deps
  const rendered = createNewest<{ app: RenderedApp; boot: Boot }>(mostRendered)
  const shared = createNewest<MadePage>(mostMade)
  const named = createNewest<(name: string) => MadePage>(mostMade)

  function assemble(origin: string, choices: Choices, app: RenderedApp, boot: Boot): Page {
    const assets = build.assetsFor(app.sources)
    const { lettering } = renderer
    const page = { origin, path: boot.path, choices, build, assets, lettering }
    const parts = { ...app, ...page, app: app.html, boot: { ...boot, parts: partsOf(app) } }
    return {
      status: app.status,
      document: writeDocument(parts),
      policy: pagePolicy({
        styleHashes: stylesOf(parts).map(({ hash }) => hash),
        ads: settings.ads !== undefined,
      }),
    }
  }

  function partsOf({ sources }: RenderedApp): PageBoot['parts'] {
    const [screen, ...words] = sources.map(build.addressOf)
    return screen ? { screen, words } : null
  }

  return {
    paths: renderer.paths,

    async makePage({ path, origin, choices, visitor, query = {} }) {
      // Without a secret there are no moderators, and no door to show.
      const closed = path === '/moderate' && !settings.moderatorSecret
      const known = renderer.paths.includes(path) && !closed
      const screen = known ? await deps.screenData(path, choices, query) : undefined
      const now = Math.floor(clock.now() / freshFor) * freshFor
      const { language, theme = '', savesData } = choices
      const whose = visitor?.name ? 'named' : visitor ? 'visitor' : 'stranger'
      // Unknown addresses are endless: they share one key.
      const key = [known ? path : '404', language, whose, screen?.variant ?? ''].join(' ')
      const version = `${now} ${screen?.version}`
      const { app, boot } = rendered(key, version, () => {
        const made: Boot = {
          language,
          path: known ? path : '/404',
          status: known ? 200 : 404,
          visitor: visitor && { name: visitor.name && nameMark },
          now,
          ads: settings.ads ?? null,
          data: screen?.data ?? null,
        }
        return { app: renderer.render(made), boot: made }
      })
      const ownKey = `${key} ${theme} ${savesData} ${origin}`
      const page = () => assemble(origin, choices, app, boot)
      return visitor?.name
        ? named(ownKey, version, () => prepareNamedPage(page()))(visitor.name)
        : shared(ownKey, version, () => makeSharedPage(page()))
    },

    async makeShell(choices, origin) {
      const boot: Boot = {
        language: choices.language,
        path: '/offline-shell',
        status: 200,
        visitor: undefined,
        now: clock.now(),
        ads: settings.ads ?? null,
        data: null,
      }
      return makeSharedPage(assemble(origin, choices, emptyShell, boot))
    },
  }
}

/** Only the paper: the browser draws whatever address it was opened for. */
const emptyShell: RenderedApp = {
  status: 200,
  title: 'Voice of Heart · मनको आवाज',
  description: '',
  html: '',
  sources: [],
}
