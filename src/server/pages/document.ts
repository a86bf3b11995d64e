import { type Language, languageTag } from '#kit/i18n/language.ts'
import type { ClientBuild, InlineStyle, PageAssets } from './client-build.ts'
import type { Choices } from './visitor-choices.ts'

export interface DocumentParts {
  readonly origin: string
  readonly path: string
  /** What of the query is part of the address: it names one thing. */
  readonly query?: string
  /** Where the picture of the page is, for whoever sees a link to it. */
  readonly picture?: string | undefined
  readonly status: number
  readonly title: string
  readonly description: string
  readonly choices: Choices
  readonly build: ClientBuild
  readonly assets: PageAssets
  readonly app: string
  readonly lettering: string
  readonly boot: unknown
}

/** The whole page around the app. It carries one inline script, the same on every page, and no other may run. */
export function writeDocument(parts: DocumentParts): string {
  const { choices, assets, build } = parts
  const theme = choices.theme ? ` data-theme="${choices.theme}"` : ''
  const first = choices.isFirst ? ' data-first' : ''
  const styles = stylesOf(parts)
  return [
    `<!doctype html><html lang="${languageTag(choices.language)}"${theme}${first}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    describe(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    `<link rel="manifest" href="/manifest.${choices.language}.webmanifest">`,
    '<meta name="color-scheme" content="light dark">',
    themeColour(choices),
    ...styles.map(({ css }) => `<style>${css}</style>`),
    // The loader of lazy parts skips a style sheet that stands in the page already; disabled, it is not fetched.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    choices.fonts === 'later' && build.fonts
      ? `<noscript><link rel="stylesheet" href="${build.fonts.href}"></noscript>`
      : '',
    build.firstTaps ? `<script>${build.firstTaps.code}</script>` : '',
    `<script type="module" src="${build.entry}"></script>`,
    ...assets.scripts
      .filter((src) => src !== build.entry)
      .map((src) => `<link rel="modulepreload" href="${src}">`),
    `</head><body>${parts.lettering}<div id="app">${parts.app}</div>`,
    `<script type="application/json" id="boot">${escapeJson(parts.boot)}</script></body></html>`,
  ].join('')
}

export function stylesOf(
  parts: Pick<DocumentParts, 'choices' | 'assets' | 'build'>,
): InlineStyle[] {
  const fonts = parts.choices.fonts === 'now' ? parts.build.fonts : undefined
  return fonts ? [...parts.assets.styles, fonts] : [...parts.assets.styles]
}

function describe(parts: DocumentParts): string {
  const { origin, path, query = '', title, description, choices, picture } = parts
  if (parts.status !== 200) return '<meta name="robots" content="noindex">'
  const address = (language: Language) => {
    const asked = [query, language === 'np' ? 'language=np' : ''].filter(Boolean).join('&')
    return escapeHtml(`${origin}${path}${asked && `?${asked}`}`)
  }
  const here = address(choices.language)
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${here}">`,
    `<link rel="alternate" hreflang="en" href="${address('en')}">`,
    `<link rel="alternate" hreflang="ne" href="${address('np')}">`,
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Voice of Heart · मनको आवाज">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${here}">`,
    `<meta property="og:locale" content="${choices.language === 'np' ? 'ne_NP' : 'en_US'}">`,
    ...(picture
      ? [
          `<meta property="og:image" content="${escapeHtml(origin + picture)}">`,
          '<meta property="og:image:type" content="image/png">',
          '<meta property="og:image:width" content="1200">',
          '<meta property="og:image:height" content="630">',
          `<meta property="og:image:alt" content="${escapeHtml(title)}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ].join('')
}

const light = '#f8f2e7'
const dark = '#121626'

function themeColour({ theme }: Choices): string {
  if (theme) return `<meta name="theme-color" content="${theme === 'dark' ? dark : light}">`
  return (
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`
  )
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string)
}

/** JSON that can stand inside a script element: nothing in it can close the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
