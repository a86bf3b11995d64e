import type { Boot, PageBoot, Renderer } from '#kit/page/rendering.ts'
import { type Scenery, sceneryColours } from '#kit/page/scenery.ts'
import type { ClientBuild } from '../pages/client-build.ts'

export const plainWords = { 'heal.title': 'Heal' }

/** Pages as they are, but for the app in them: that one needs a build. */
export function plainRenderer(
  paths: readonly string[],
  rendered: (boot: Boot) => void = () => {},
): Renderer {
  return {
    paths,
    lettering: '',
    describe: (path) => ({ hour: 'home', name: path, description: '' }),
    drawScenery: () => plainScenery,
    renderPatro: ({ language, now }) => `<h1>${language} ${now}</h1>`,
    render(boot) {
      rendered(boot)
      if (boot.path === '/breaks') throw new Error('this page breaks')
      const screen = 'src/features/heal/web/heal-screen.tsx'
      const html = `<main lang="${boot.language}">${boot.visitor?.name ?? ''}</main>`
      return { status: boot.status, title: '', description: '', html, screen, words: plainWords }
    },
  }
}

const plainScenery: Scenery = {
  colours: Object.fromEntries(
    sceneryColours.map((name) => [name, '#808080']),
  ) as Scenery['colours'],
  ridges: [],
  drawing: '<svg viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
  leaf: { outline: 'M0 0h1v1z', veins: 'M0 0h1', stem: 'M0 0v1' },
  wordmark: 'M0 0h1v1z',
}

export const noBuild: ClientBuild = {
  entry: '/entry.js',
  fonts: { href: '/fonts.css', css: '@font-face{}', hash: 'sha256-fonts' },
  firstTaps: { code: 'keep()', hash: 'sha256-taps' },
  assetsFor: () => ({ scripts: [], styles: [] }),
  addressOf: (source) => source,
}

/** What the browser is told with a page. */
export function bootOf(html: string): PageBoot {
  return JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  )
}
