import type { Language } from '#kit/i18n/language.ts'
import type { Catalogue } from '#kit/i18n/words.ts'
import { findSources } from './find-sources.ts'
import { mergeWords, type Room, type Screen } from './room.ts'

const screens = {
  ...import.meta.glob<{ default: Screen }>(
    [
      '/src/features/**/web/*-screen.tsx',
      '/src/web/frame/*-screen.tsx',
      '!/src/features/styleguide/**',
    ],
    { eager: true },
  ),
  ...(import.meta.env.DEV
    ? import.meta.glob<{ default: Screen }>('/src/features/styleguide/web/*-screen.tsx', {
        eager: true,
      })
    : {}),
}
const words = import.meta.glob<{ default: Catalogue }>('/src/**/words/{en,ne}.ts', { eager: true })
const files = { screens: Object.keys(screens), words: Object.keys(words) }

export interface BuiltRoom {
  readonly room: Room
  /** Its source file, as the build names it. */
  readonly screen: string
}

/** On the server every room is at hand, so a page renders in one go. */
export function builtRoom(path: string, language: Language): BuiltRoom {
  const sources = findSources(path, language, files)
  const screen = screens[sources.screen]
  if (!screen) throw new Error(`${sources.screen} is not part of this build`)
  return {
    room: {
      path,
      route: sources.route,
      Screen: screen.default,
      words: mergeWords(sources.words.map((file) => words[file]?.default ?? {})),
    },
    screen: sources.screen.slice(1),
  }
}
