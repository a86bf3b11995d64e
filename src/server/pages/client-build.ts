import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
})
const manifestShape = z.record(z.string(), chunk)

export interface InlineStyle {
  readonly href: string
  readonly css: string
  /** As the content security policy names it. */
  readonly hash: string
}

interface InlineScript {
  readonly code: string
  readonly hash: string
}

export interface PageAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly InlineStyle[]
}

/** What a page needs of the browser build, by the source file of its screen. */
export interface ClientBuild {
  readonly entry: string
  /** Styles that carry the fonts; left out for visitors who save data. */
  readonly fonts: InlineStyle | undefined
  /** Keeps what is tapped until the app is there; while developing it is there at once. */
  readonly firstTaps: InlineScript | undefined
  /** Beside those of the entry; the calendar has an entry of its own. */
  assetsFor(screen?: string, entry?: string): PageAssets
  /** Where the browser finds the module that a source file became. */
  addressOf(source: string): string
}

const entrySource = 'src/web/entry-client.tsx'
export const patroSource = 'src/web/entry-patro.tsx'
const firstTapsSource = 'src/web/first-taps/keep-taps.ts'
const fontsSource = 'src/kit/ui/web/fonts.css'

export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const manifest = manifestShape.parse(
    JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')),
  )
  const styles = new Map<string, InlineStyle>()
  const names = Object.values(manifest).flatMap(({ file, css = [] }) =>
    file.endsWith('.css') ? [file] : css,
  )
  for (const name of new Set(names)) {
    styles.set(name, inlineStyle(name, await readFile(join(folder, name), 'utf8')))
  }
  const built = manifest[entrySource]
  if (!built) throw new Error(`The browser build has no ${entrySource}.`)
  const fontsFile = manifest[fontsSource]?.file
  const firstTaps = manifest[firstTapsSource]
  if (!firstTaps) throw new Error(`The browser build has no ${firstTapsSource}.`)
  const code = (await readFile(join(folder, firstTaps.file), 'utf8')).trim()

  return {
    entry: `/${built.file}`,
    fonts: fontsFile === undefined ? undefined : styles.get(fontsFile),
    firstTaps: { code, hash: hashOf(code) },
    addressOf: (source) => `/${manifest[source]?.file}`,

    assetsFor(screen, entry = entrySource) {
      const seen = new Set<string>()
      gather(manifest, entry, seen)
      if (screen !== undefined) gather(manifest, screen, seen)
      const chunks = [...seen].map((key) => manifest[key]).filter((found) => found !== undefined)
      return {
        scripts: chunks.map(({ file }) => `/${file}`).filter((file) => file.endsWith('.js')),
        styles: [...new Set(chunks.flatMap(({ css = [] }) => css))]
          .map((name) => styles.get(name))
          .filter((style) => style !== undefined),
      }
    },
  }
}

function gather(manifest: z.infer<typeof manifestShape>, key: string, seen: Set<string>): void {
  const found = manifest[key]
  if (!found || seen.has(key)) return
  seen.add(key)
  for (const imported of found.imports ?? []) gather(manifest, imported, seen)
}

function inlineStyle(name: string, css: string): InlineStyle {
  const text = css.trim()
  return { href: `/${name}`, css: text, hash: hashOf(text) }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
