import type { Clock } from '#kit/clock.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Boot, BootVisitor, PageBoot, RenderedApp, Renderer } from '#kit/page/rendering.ts'
import type { PreviewPicture } from '#kit/page/scenery.ts'
import type { AskedPage } from '#kit/page/server/find-page-data.ts'
import type { Settings } from '../env.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { FindNamed, Found } from '../previews/named-things.ts'
import { addressOfPicture } from '../previews/picture-address.ts'
import type { ClientBuild } from './client-build.ts'
import { stylesOf, writeDocument } from './document.ts'
import { finishPage, type MadePage, type Page } from './made-page.ts'
import { writePatro } from './patro-document.ts'
import type { ReadPageData } from './read-page-data.ts'
import { createVersionedCache } from './versioned-cache.ts'
import type { Choices } from './visitor-choices.ts'

export interface PageRequest {
  readonly path: string
  readonly choices: Choices
  /** Makes a page of their own; without one the page is the same for everybody. */
  readonly visitor?: BootVisitor | undefined
  /** What else the address says. */
  readonly query?: Readonly<Record<string, unknown>>
  /** Asked where the address names a thing: without leave the head is that of the page. */
  readonly mayName?: () => boolean
}

export interface PageMaker {
  readonly paths: readonly string[]
  makePage(request: PageRequest): Promise<MadePage>
  makeShell(choices: Choices): Promise<MadePage>
  /** What is seen of an address before it is opened; nothing of an address that is no page. */
  previewOf(path: string, asked: AskedPage): Promise<PreviewPicture | undefined>
  /** The calendar; the one to be kept on a phone does not say which day it is. */
  makePatro(choices: Choices, isKept?: boolean): Promise<MadePage>
}

/** The clock shown on a page may be this old before the page is rendered anew. */
const freshFor = 60_000
/** Twenty-nine addresses in two languages, and a name refused for three reasons. */
const mostRendered = 70
/** The same in each theme, and for a first visit. Nothing else that a visitor sends has a part in the key. */
const mostMade = 300
/** Of those that name a thing there are a thousand, and who walks through them all shall drive out no page. */
const mostNaming = 60

export function createPageMaker(deps: {
  settings: Settings
  clock: Clock
  renderer: Renderer
  build: ClientBuild
  readPageData: ReadPageData
  findNamed: FindNamed
}): PageMaker {
  const { settings, clock, renderer, build } = deps
  const rendered = createVersionedCache<{ app: RenderedApp; boot: Boot }>(mostRendered)
  const made = createVersionedCache<MadePage>(mostMade)
  const naming = createVersionedCache<MadePage>(mostNaming)

  function assemble(choices: Choices, app: RenderedApp, boot: Boot, named?: Found): Page {
    const parts = {
      ...app,
      ...(named && {
        title: `${named.title} · ${app.title}`,
        description: named.description,
        query: named.query,
      }),
      picture: app.status === 200 ? pictureOf(boot.path, boot.language, named) : undefined,
      // A Host is what anybody says it is: only the operator's own word is written into a page.
      origin: settings.publicOrigin ?? '',
      path: boot.path,
      choices,
      build,
      assets: build.assetsFor(app.screen),
      lettering: renderer.lettering,
      app: app.html,
      boot: pageBoot(boot, choices, app),
    }
    return {
      status: app.status,
      document: writeDocument(parts),
      policy: pagePolicy({
        styleHashes: stylesOf(parts).map(({ hash }) => hash),
        scriptHash: build.firstTaps?.hash,
        ads: settings.ads !== undefined,
      }),
    }
  }

  function pageBoot(boot: Boot, { fonts }: Choices, { screen, words }: RenderedApp): PageBoot {
    return {
      ...boot,
      parts: screen === undefined ? null : { screen: build.addressOf(screen), words },
      ...(fonts === 'later' && build.fonts && { fonts: build.fonts.href }),
    }
  }

  function pictureOf(path: string, language: Language, named?: Found): string | undefined {
    if (!renderer.paths.includes(path)) return undefined
    return addressOfPicture(path, named?.query, drawable(path, language, named))
  }

  function drawable(path: string, language: Language, named?: Found): PreviewPicture {
    const { hour, name, description, above } = renderer.describe(path, language)
    const words = { ...(above && { above }), large: name, small: description }
    return { language, words: named?.picture ?? words, scenery: renderer.drawScenery(hour) }
  }

  function isOpen(path: string): boolean {
    // Without a secret there are no moderators, and no door to show.
    return renderer.paths.includes(path) && (path !== '/moderate' || !!settings.moderatorSecret)
  }

  return {
    paths: renderer.paths,

    async previewOf(path, asked) {
      if (!isOpen(path)) return undefined
      return drawable(path, asked.language, await deps.findNamed(path, asked))
    },

    async makePage({ path, choices, visitor, query = {}, mayName = () => true }) {
      const known = isOpen(path)
      const { language, isFirst, theme = '', fonts } = choices
      const found = known ? await deps.readPageData(path, { language, query }) : undefined
      const now = Math.floor(clock.now() / freshFor) * freshFor
      const boot: Boot = {
        language,
        path: known ? path : '/404',
        status: known ? 200 : 404,
        ...(visitor && { visitor }),
        now,
        ads: settings.ads !== undefined,
        data: found?.data ?? null,
        ...(found?.isOld && { isOld: true }),
      }
      if (visitor) {
        return finishPage({ ...assemble(choices, renderer.render(boot), boot), isOwn: true })
      }
      // Unknown addresses are endless: they share one key.
      const key = `${boot.path} ${language} ${found?.variant ?? ''}`
      const version = `${now} ${found?.version} ${found?.isOld}`
      const page = rendered(key, version, () => ({ app: renderer.render(boot), boot }))
      const there = known ? await deps.findNamed(path, { language, query }) : undefined
      const named = there && mayName() ? there : undefined
      const cached = named ? naming : made
      const more = `${theme} ${fonts} ${isFirst} ${named?.query ?? ''}`
      return cached(`${key} ${more}`, version, () =>
        finishPage(assemble(choices, page.app, page.boot, named)),
      )
    },

    async makeShell(choices) {
      return finishPage(assemble(choices, emptyShell, shellBoot(choices)))
    },

    async makePatro(choices, isKept = false) {
      const now = isKept ? null : Math.floor(clock.now() / freshFor) * freshFor
      const { language, theme = '', fonts } = choices
      return made(`patro ${isKept} ${language} ${theme} ${fonts}`, String(now), () =>
        finishPage(
          writePatro({ choices, now, settings, renderer, build, shell: shellBoot(choices) }),
        ),
      )
    },
  }

  function shellBoot({ language }: Choices): PageBoot {
    return {
      language,
      path: '/offline-shell',
      status: 200,
      now: clock.now(),
      ads: settings.ads !== undefined,
      data: null,
      parts: null,
    }
  }
}

/** Only the paper: the browser draws whatever address it was opened for. */
const emptyShell: RenderedApp = {
  status: 200,
  title: 'Voice of Heart · मनको आवाज',
  description: '',
  html: '',
  words: {},
}
