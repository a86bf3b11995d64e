import { patroTitle } from '#capabilities/cover/cover-cookie.ts'
import { languageTag } from '#kit/i18n/language.ts'
import type { PageBoot, PatroBoot, Renderer } from '#kit/page/rendering.ts'
import type { Settings } from '../env.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { type ClientBuild, patroSource } from './client-build.ts'
import { escapeJson } from './document.ts'
import type { Page } from './made-page.ts'
import type { Choices } from './visitor-choices.ts'

interface PatroParts {
  readonly choices: Choices
  readonly now: number | null
  readonly settings: Settings
  readonly renderer: Renderer
  readonly build: ClientBuild
  /** What the house is drawn from, once it is opened in the same document. */
  readonly shell: PageBoot
}

/** A document of its own: no word, mark, font or style of the house stands in it. */
export function writePatro({ choices, now, build, renderer, ...parts }: PatroParts): Page {
  const { language } = choices
  const { styles, scripts } = build.assetsFor(undefined, patroSource)
  const entry = build.addressOf(patroSource)
  const fonts = build.fonts && choices.fonts !== 'never' ? [build.fonts] : []
  const boot: PatroBoot = {
    language,
    now,
    house: {
      entry: build.entry,
      styles: [...build.assetsFor().styles, ...fonts].map(({ href }) => href),
      lettering: renderer.lettering,
      boot: parts.shell,
    },
  }
  const theme = choices.theme ? ` data-theme="${choices.theme}"` : ''
  return {
    status: 200,
    // The house may be drawn in this document, so it lives under the same policy.
    policy: pagePolicy({
      styleHashes: styles.map(({ hash }) => hash),
      ads: parts.settings.ads !== undefined,
    }),
    document: [
      `<!doctype html><html lang="${languageTag(language)}"${theme}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${patroTitle}</title>`,
      '<link rel="icon" href="/patro.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/patro-192.png">',
      '<link rel="manifest" href="/patro.webmanifest">',
      '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#b3161b">',
      ...styles.map(({ css }) => `<style>${css}</style>`),
      `<script type="module" src="${entry}"></script>`,
      ...scripts
        .filter((src) => src !== entry)
        .map((src) => `<link rel="modulepreload" href="${src}">`),
      `</head><body><div id="patro">${renderer.renderPatro({ language, now })}</div>`,
      `<script type="application/json" id="boot">${escapeJson(boot)}</script></body></html>`,
    ].join(''),
  }
}
