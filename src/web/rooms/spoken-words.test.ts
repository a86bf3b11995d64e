import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSpokenWords } from '../../../scripts/spoken-words.ts'
import { findSources } from './find-sources.ts'
import { routes } from './routes.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const catalogues = import.meta.glob<{ default: Record<string, string> }>('/src/**/words/en.ts', {
  eager: true,
})
const screens = globSync('src/features/**/web/*-screen.tsx', { cwd: root }).map((one) => `/${one}`)
const everyKey = Object.values(catalogues).flatMap(({ default: words }) => Object.keys(words))

function isSaid(key: string, isWhole: boolean, known: readonly string[]): boolean {
  return isWhole ? known.includes(key) : known.some((one) => one.startsWith(key))
}

/** Keys as they stand in code, and the beginnings of those that are put together there. */
function keysIn(files: Iterable<string>): { file: string; key: string; isWhole: boolean }[] {
  return [...files].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/'([a-z]+(?:\.[\w-]+)+)'|`([a-z]+(?:\.[\w-]+)*\.)\$\{/g)]
      .map(([, whole, start]) => ({ file, key: (whole ?? start) as string, isWhole: !!whole }))
      .filter(({ key, isWhole }) => isSaid(key, isWhole, everyKey))
  })
}

describe.each(routes.map(({ path }) => path))('the words of %s', (path) => {
  const { screen, words } = findSources(path, 'en', { screens, words: Object.keys(catalogues) })
  const loaded = words.flatMap((file) => Object.keys(catalogues[file]?.default ?? {}))

  it('are all there before anybody says them', () => {
    const reached = new Set<string>()
    findSpokenWords(screen.slice(1), reached)
    const missing = keysIn(reached).filter(({ key, isWhole }) => !isSaid(key, isWhole, loaded))
    expect(missing).toEqual([])
  })

  it('are of no room whose words nobody here says', () => {
    const spoken = findSpokenWords(screen.slice(1))
    const loadedRooms = words.map((file) => file.slice('/src/'.length, -'/words/en.ts'.length))
    const capabilities = loadedRooms.filter((room) => room.startsWith('capabilities/'))
    for (const room of capabilities) expect(spoken).toContain(room)
  })
})

const parts = globSync('src/{features,capabilities}/**/web/**/open-*.tsx', { cwd: root })

describe.each(parts)('the words of %s, which is fetched later', (part) => {
  const reached = new Set<string>()
  findSpokenWords(part, reached)
  const english = (room: string) => catalogues[`/src/${room}/words/en.ts`]?.default ?? {}

  it('come along with it, or are wherever it is fetched from', () => {
    const ways = waysTo(part)
    expect(ways.length).toBeGreaterThan(0)
    for (const rooms of ways) {
      const known = [...rooms, 'web/frame'].flatMap((room) => Object.keys(english(room)))
      const missing = keysIn(reached).filter(({ key, isWhole }) => !isSaid(key, isWhole, known))
      expect(missing, rooms.join(', ')).toEqual([])
    }
  })
})

/** Stands around every page. */
const frame = 'src/web/frame/frame.tsx'

/** The rooms whose words are there when the part is, for each page and each part it is fetched from. */
function waysTo(part: string): string[][] {
  const brought = findSpokenWords(part).filter((room) => bringsAlong(part, room))
  const pages = [...screens.map((screen) => screen.slice(1)), frame]
  const fromPages = pages.filter((page) => fetches(page, part)).map((page) => findSpokenWords(page))
  const fromParts = parts.filter((other) => other !== part && fetches(other, part)).flatMap(waysTo)
  return [...fromPages, ...fromParts].map((rooms) => [...rooms, ...brought])
}

function fetches(screen: string, part: string): boolean {
  const reached = new Set<string>()
  findSpokenWords(screen, reached)
  const name = part.split('/').at(-1)
  return [...reached].some((file) => readFileSync(join(root, file), 'utf8').includes(`/${name}')`))
}

/** It imports the words themselves, in both languages, and not their type alone. */
function bringsAlong(part: string, room: string): boolean {
  const text = readFileSync(join(root, part), 'utf8')
  const from = relative(dirname(part), `src/${room}/words`).split(sep).join('/')
  const near = from.startsWith('.') ? from : `./${from}`
  const brings = (words: string) =>
    ['en', 'ne'].every((file) => text.includes(`import('${words}/${file}.ts')`))
  return brings(near) || brings(`#${room}/words`)
}

describe('what a screen says', () => {
  it('is found through what it imports, also later, and not through types', () => {
    const found = findSpokenWords('src/features/community/wall/web/wall-screen.tsx')
    expect(found).toEqual(['capabilities/walls', 'features/community'])
  })
})
