/**
 * Node runs the sources as they are while we develop and test, and knows no `import.meta.glob`, by
 * which knowledge fetches its text files. To be imported before whatever fetches them.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

interface Wishes {
  readonly eager?: boolean
}

const sources = pathToFileURL(join(import.meta.dirname, '..')).href
const ours = Symbol.for('text files')
const instead = "globalThis[Symbol.for('text files')](import.meta.url)"

/** What the build makes of a pattern with `?raw`: texts by their path from the module. */
function readTextFilesFrom(module: string) {
  const folder = dirname(fileURLToPath(module))
  return <Value>(pattern: string, { eager }: Wishes = {}): Record<string, Value> => {
    const [, up = './', rest = ''] = /^((?:\.{1,2}\/)+)(.*)$/.exec(pattern) ?? []
    const paths = globSync(rest, { cwd: join(folder, up) }).sort()
    const read = (path: string) => readFileSync(join(folder, up, path), 'utf8')
    return Object.fromEntries(
      paths.map((path) => [
        up + path.replaceAll('\\', '/'),
        (eager ? read(path) : async () => read(path)) as Value,
      ]),
    )
  }
}

Object.assign(globalThis, { [ours]: readTextFilesFrom })

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith(sources) || url === import.meta.url) return loaded
    const source = String(loaded.source)
    if (!source.includes('import.meta.glob')) return loaded
    return { ...loaded, source: source.replaceAll('import.meta.glob', instead) }
  },
})
