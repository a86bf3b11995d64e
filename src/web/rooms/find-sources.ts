import spokenWords from 'virtual:spoken-words'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { type Route, routeByPath } from './routes.ts'

/** The source files a room is made of, as the build names them. */
export interface RoomSources {
  readonly route: Route | undefined
  readonly screen: string
  readonly words: readonly string[]
}

const frameWords = ['web/frame']

export const missingScreen = '/src/web/frame/not-found-screen.tsx'

/** Finds a room's files from its address; `files` lists what exists. */
export function findSources(
  path: string,
  language: Language,
  files: { readonly screens: readonly string[]; readonly words: readonly string[] },
): RoomSources {
  const route = routeByPath.get(path)
  const screen = route ? screenOf(route, files.screens) : missingScreen
  const rooms = [
    ...frameWords,
    // The rooms of an area name one another; those beside none say their own words alone.
    ...(route && route.area !== 'home' ? [`features/${route.area}`] : []),
    ...(spokenWords[screen] ?? []),
  ]
  const words = rooms
    .map((room) => `/src/${room}/words/${languageTag(language)}.ts`)
    .filter((file) => files.words.includes(file))
  return { route, screen, words: [...new Set(words)] }
}

function screenOf(route: Route, screens: readonly string[]): string {
  const folder = `/src/${route.folder}/web/`
  const found = screens.find((file) => file.startsWith(folder))
  if (!found) throw new Error(`${route.path} has no screen in ${folder}`)
  return found
}
