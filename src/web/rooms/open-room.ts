import type { Language } from '#kit/i18n/language.ts'
import type { Catalogue } from '#kit/i18n/words.ts'
import { findSources } from './find-sources.ts'
import { mergeWords, type Room, type Screen } from './room.ts'

type Lazy<Value> = Record<string, () => Promise<Value>>

const screens: Lazy<{ default: Screen }> = {
  ...import.meta.glob<{ default: Screen }>([
    '/src/features/**/web/*-screen.tsx',
    '/src/web/frame/*-screen.tsx',
    '!/src/features/styleguide/**',
  ]),
  ...(import.meta.env.DEV
    ? import.meta.glob<{ default: Screen }>('/src/features/styleguide/web/*-screen.tsx')
    : {}),
}
const words: Lazy<{ default: Catalogue }> = import.meta.glob<{ default: Catalogue }>([
  '/src/**/words/{en,ne}.ts',
  // The calendar is no room: it brings its own.
  '!/src/features/patro/**',
])
const files = { screens: Object.keys(screens), words: Object.keys(words) }

/** Fetches what a room is made of. Modules are kept by the browser, so opening again is immediate. */
export async function openRoom(path: string, language: Language): Promise<Room> {
  const sources = findSources(path, language, files)
  const [screen, ...catalogues] = await Promise.all([
    load(screens, sources.screen),
    ...sources.words.map((file) => load(words, file)),
  ])
  return {
    path,
    route: sources.route,
    Screen: (screen as { default: Screen }).default,
    words: mergeWords(catalogues.map((found) => (found as { default: Catalogue }).default)),
  }
}

function load<Value>(from: Lazy<Value>, file: string): Promise<Value> {
  const open = from[file]
  return open ? open() : Promise.reject(new Error(`${file} is not part of this build`))
}
