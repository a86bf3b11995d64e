import type { Boot, Renderer } from '#kit/page/rendering.ts'
import type { ClientBuild } from '../pages/client-build.ts'

/** Pages as they are, but for the app in them: that one needs a build. */
export function plainRenderer(
  paths: readonly string[],
  rendered: (boot: Boot) => void = () => {},
): Renderer {
  return {
    paths,
    lettering: '',
    renderPatro: ({ language, now }) => `<h1>${language} ${now}</h1>`,
    render(boot) {
      rendered(boot)
      if (boot.path === '/breaks') throw new Error('this page breaks')
      const html = `<main lang="${boot.language}">${boot.visitor?.name ?? ''}</main>`
      return { status: boot.status, title: '', description: '', html, sources: [] }
    },
  }
}

export const noBuild: ClientBuild = {
  entry: '/entry.js',
  fonts: undefined,
  assetsFor: () => ({ scripts: [], styles: [] }),
  addressOf: (source) => source,
}

/** What the browser is told with a page. */
export function bootOf(html: string): Boot {
  return JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  )
}
