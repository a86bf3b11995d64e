/** What a first visit loads, compressed as it is sent, for every page in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../src/kit/i18n/language.ts'
import { readSettings } from '../src/server/env.ts'
import { openBuiltPages } from '../src/server/pages/built-pages.ts'
import { packBrotli } from '../src/server/pages/packing.ts'
import { mostFiles } from './few-files.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const client = join(dist, 'client')

/** In thousands of bytes. */
const limits = {
  homeScript: 85,
  composer: 43,
  script: 95,
  everything: { en: 150, np: 300 },
  /** It names every file it keeps, and a talk with the friend is made of a hundred small ones. */
  serviceWorker: 1.5,
}

/** The faces a page of each language shows in; a browser fetches only these. */
const faces = {
  en: /mukta-latin-400|noto-serif-latin-400/,
  np: /mukta-(devanagari|latin)-400|noto-serif-devanagari/,
}

const packed = new Map<string, number>()
function sizeOf(url: string): number {
  const known = packed.get(url)
  if (known !== undefined) return known
  const size = packBrotli(readFileSync(join(client, url)), 11).length
  packed.set(url, size)
  return size
}

const fontFiles = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))
function fontBytes(language: 'en' | 'np'): number {
  return fontFiles
    .filter((name) => faces[language].test(name))
    .reduce((sum, name) => sum + readFileSync(join(client, 'assets', name)).length, 0)
}

const source = await openBuiltPages(dist)
const pages = source.makePages({
  settings: readSettings({}),
  clock: { now: Date.now },
  readPageData: async () => undefined,
  findNamed: async () => undefined,
})
const problems: string[] = []
const rows: {
  page: string
  language: string
  files: number
  script: number
  page_: number
  all: number
}[] = []

for (const path of pages.paths) {
  for (const language of languages) {
    const choices = { language, isFirst: true, theme: undefined, fonts: 'now' as const }
    const page = await pages.makePage({ path, choices })
    const html = page.bytes.toString()
    const scripts = [...html.matchAll(/(?:src|modulepreload" href)="(\/assets\/[^"]+\.js)"/g)]
    const script = scripts.reduce((sum, [, url]) => sum + sizeOf(url as string), 0)
    const document = page.packed().length
    const all = script + document + fontBytes(language)
    const files = scripts.length
    rows.push({ page: path, language, files, script, page_: document, all })
    if (files > mostFiles) problems.push(`${path} (${language}): ${files} files of script`)
    const most = path === '/' ? limits.homeScript : limits.script
    demand(`${path} (${language}): script`, script, most)
    demand(`${path} (${language}): everything`, all, limits.everything[language])
  }
}
demand('service worker', sizeOf('/service-worker.js'), limits.serviceWorker)
for (const name of readdirSync(join(client, 'assets'))) {
  if (/^write-(english|nepali)-.*\.js$/.test(name)) {
    demand(name, sizeOf(`/assets/${name}`), limits.composer)
  }
}

function demand(what: string, bytes: number, most: number): void {
  if (bytes > most * 1000) problems.push(`${what} is ${kilo(bytes)} KB, more than ${most} KB`)
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function largest(language: 'en' | 'np', what: 'script' | 'page_' | 'all'): string {
  const [top] = rows.filter((row) => row.language === language).sort((a, b) => b[what] - a[what])
  return top ? `${kilo(top[what])} KB (${top.page})` : ''
}

const home = rows.find((row) => row.page === '/' && row.language === 'en')
process.stdout.write(
  [
    `  script on /: ${kilo(home?.script ?? 0)} KB br; page: ${kilo(home?.page_ ?? 0)} KB br`,
    `  most script on a page: ${largest('en', 'script')}; most files of it: ${Math.max(...rows.map(({ files }) => files))}`,
    `  most of everything: ${largest('en', 'all')} in English, ${largest('np', 'all')} in Nepali`,
    '',
  ].join('\n'),
)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
