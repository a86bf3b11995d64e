import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * The worker is built after the rest, because it names what to keep. Its version
 * is made of everything it keeps: a new build is a new worker.
 */
export async function writeServiceWorker(clientFolder: string): Promise<void> {
  const shell = shellFiles(
    JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')),
  )
  const { urls, version } = await listFiles(clientFolder)
  const rooms = urls.filter((url) => isRoom(url) && !shell.includes(url))
  const list = `/assets/rooms-${version}.txt`
  await writeFile(join(clientFolder, list), inShort(rooms))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      KEPT_VERSION: JSON.stringify(version),
      KEPT_SHELL: JSON.stringify(inShort(shell)),
      KEPT_ROOMS: JSON.stringify(list),
      KEPT_BESIDE: JSON.stringify(rooms.filter((url) => !url.startsWith('/assets/'))),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: 'chrome111',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/web/service-worker/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

/** Fonts and pictures are kept when they are first used: fetching them all would spend the visitor's data. */
function isRoom(url: string): boolean {
  return /\.(js|css|svg|webmanifest)$/.test(url)
}

/** Hundreds of names, of which most begin and end alike: the worker writes them out again. */
function inShort(urls: readonly string[]): string {
  return urls.map((url) => url.replace(/^\/assets\/(.*?)(\.js)?$/, '$1')).join(' ')
}

async function listFiles(folder: string): Promise<{ urls: string[]; version: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(await readFile(path))
  return {
    urls: paths.map((path) => `/${relative(folder, path).split(sep).join('/')}`),
    version: hash.digest('hex').slice(0, 12),
  }
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the help page and the help dialog are made of, in both languages. */
const helpFiles =
  /^src\/(features\/help\/web\/.*\.tsx|web\/frame\/open-help\.tsx|(features\/help|web\/frame)\/words\/.*)$/

/** What any page needs before it can draw itself: the entry, the table of rooms, and all they import. */
function shellFiles(manifest: Record<string, Chunk>): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const css of chunk.css ?? []) found.add(`/${css}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('src/web/entry-client.tsx')
  visit('src/web/rooms/open-room.ts')
  visit('src/web/entry-patro.tsx')
  // Help opens without a network from the first visit on, also for those who save data.
  for (const key of Object.keys(manifest)) if (helpFiles.test(key)) visit(key)
  return [...found]
}
