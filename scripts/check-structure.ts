/**
 * Keeps the house tidy: a room is a folder with a short, closed list of parts,
 * so that a newcomer finds the same things in the same places everywhere.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const problems: string[] = []

const vague = new Set([
  'utils',
  'util',
  'misc',
  'helpers',
  'helper',
  'common',
  'lib',
  'shared',
  'index',
])
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longest = 300
/** Of files of code side by side; shelves of content, words and tests aside. */
const fullest = 30
const filesOf = new Map<string, number>()

/**
 * What throws in a browser we serve (Chrome 111 and Safari 16.4, also over plain http), and where
 * it may be used because it is caught there. What is too young in the language itself, the
 * compiler refuses: the browser's projects know ES2023 and no more.
 */
const throwing =
  /\b(AbortSignal\.any|URL\.(canParse|parse)|crypto\.randomUUID|navigator\.clipboard)\b(?=[.(])/
const catching = ['src/kit/web/copy-text.ts']

/** Shells and floors of the house; nothing else stands directly under src. */
const floors = ['kit', 'knowledge', 'capabilities', 'features', 'server', 'web']

const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true })
for (const entry of entries) {
  const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
  const parts = path.split('/').slice(1)
  if (!floors.includes(parts[0] as string)) problems.push(`${path}: no such floor of the house`)
  if (entry.isDirectory()) checkName(path, entry.name)
  else if (/\.tsx?$/.test(entry.name)) await checkFile(path)
}

function checkName(path: string, name: string): void {
  if (vague.has(name)) problems.push(`${path}: the name says nothing of what is inside`)
  if (!kebab.test(name)) problems.push(`${path}: names are kebab-case`)
}

async function checkFile(path: string): Promise<void> {
  const name = basename(path).replace(/(\.(test|case|d|module))?\.tsx?$/, '')
  checkName(path, name)
  const text = await readFile(join(root, path), 'utf8')
  const lines = text.split('\n').length
  if (lines > longest && !isContent(path, text)) {
    problems.push(`${path}: ${lines} lines; an idea in it wants a room of its own`)
  }
  const parts = path.split('/')
  if (!isContent(path, text)) filesOf.set(dirname(path), (filesOf.get(dirname(path)) ?? 0) + 1)
  const young = runsInBrowser(path, parts) && throwing.exec(text)?.[0]
  if (young) problems.push(`${path}: ${young} throws in browsers that we serve`)
  if (path.endsWith('.tsx') && !parts.includes('web') && !path.includes('/frame/')) {
    problems.push(`${path}: screens live in a web folder`)
  }
  checkWords(path, parts)
}

function runsInBrowser(path: string, parts: readonly string[]): boolean {
  const isElsewhere = parts.includes('server') || parts.includes('testing')
  return !isElsewhere && !/\.(test|case)\.tsx?$/.test(path) && !catching.includes(path)
}

/** Words, banks of content and tables may be long: they are read as lists, not as ideas. */
function isContent(path: string, text: string): boolean {
  if (/\/words\/|\.test\.tsx?$|\.case\.ts$/.test(path)) return true
  const logic = text.match(/\b(function|class|=>|if \(|for \()/g)?.length ?? 0
  return logic <= 6
}

function checkWords(path: string, parts: readonly string[]): void {
  const at = parts.indexOf('words')
  if (at === -1) return
  const file = parts[at + 1]
  if (at + 2 !== parts.length || !['en.ts', 'ne.ts'].includes(file as string)) {
    problems.push(`${path}: a words folder holds en.ts and ne.ts, nothing else`)
  }
}

for (const [folder, count] of filesOf) {
  if (count > fullest) problems.push(`${folder}: ${count} files side by side; it wants rooms`)
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(problems.length === 0 ? `${entries.length} places, all in order\n` : '')
process.exit(problems.length === 0 ? 0 : 1)
