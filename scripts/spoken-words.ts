import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const named = 'virtual:spoken-words'
const statement = /^(?:import|export)\s+(type\s)?([^;'"]*?)from\s*'([^']+)'|import\(\s*'([^']+)'/gm

/** A part that is fetched later under such a name brings its words along: no page loads them. */
const bringsItsWords = /\/open-[a-z-]+\.tsx$/

/**
 * Which rooms' words a screen says, read from what it imports: whoever says a room's words imports
 * their type, so that a misspelt key does not compile, and that import is the mark.
 */
export function findSpokenWords(screen: string, seen = new Set<string>()): string[] {
  const said = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { target, typeOnly } of importsOf(file)) {
      if (target.endsWith('/words/en.ts')) said.add(roomOf(target))
      else if (!typeOnly) follow(target)
    }
  }
  follow(screen)
  return [...said].sort()
}

/** Every screen with the rooms whose words it says, named as the build names them. */
function listSpokenWords(): Record<string, string[]> {
  const screens = globSync('src/{features/**/web,web/frame}/*-screen.tsx', { cwd: root })
  const pairs = screens.map((screen) => {
    const file = screen.split(sep).join('/')
    return [`/${file}`, findSpokenWords(file)] as const
  })
  return Object.fromEntries(pairs.sort())
}

/** Hands the list to the table of rooms, in a build and while developing. */
export function spokenWords() {
  return {
    name: 'spoken-words',
    resolveId: (id: string) => (id === named ? `\0${named}` : undefined),
    load: (id: string) =>
      id === `\0${named}` ? `export default ${JSON.stringify(listSpokenWords())}` : undefined,
  }
}

function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(statement)].flatMap(([, type, names = '', from, later]) => {
    const target = resolve(file, (from ?? later) as string)
    if (!target || (later && bringsItsWords.test(target))) return []
    return [{ target, typeOnly: type !== undefined || hasTypesAlone(names) }]
  })
}

function hasTypesAlone(names: string): boolean {
  const listed = /^\{([^}]*)\}\s*$/.exec(names.trim())?.[1]?.split(',')
  return listed?.every((name) => /^\s*(type\s|$)/.test(name)) ?? false
}

/** A source file of ours, or nothing: a package, a style. */
function resolve(from: string, name: string): string | undefined {
  if (!/\.tsx?$/.test(name)) return undefined
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  if (!name.startsWith('.')) return undefined
  const file = posix.join(dirname(from), name)
  return existsSync(join(root, file)) ? file : undefined
}

function roomOf(words: string): string {
  return relative('src', dirname(dirname(words)))
    .split(sep)
    .join('/')
}
