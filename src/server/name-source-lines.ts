import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A stack of the built server names the lines of the sources. The maps are read when the first
 * stack is: Node's own `--enable-source-maps` reads all of them at every start and keeps them.
 */
export function nameSourceLines(folder: string): void {
  const maps = new Map<string, SourceMap | undefined>()

  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(file))
    return maps.get(file)
  }

  function describe(site: NodeJS.CallSite): string {
    const place = placeOf(site)
    return place ? String(site).replace(/[^\s(]+:\d+:\d+(?=\)?$)/, place) : String(site)
  }

  function placeOf(site: NodeJS.CallSite): string | undefined {
    const name = site.getScriptNameOrSourceURL() ?? ''
    const file = name.startsWith('file:') ? fileURLToPath(name) : name
    if (!file.startsWith(folder + sep)) return undefined
    const found = mapOf(file)?.findOrigin(site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1)
    return found && 'fileName' in found
      ? `${join(folder, found.fileName)}:${found.lineNumber}:${found.columnNumber}`
      : undefined
  }

  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${describe(site)}`)].join('\n')
}

/** A stack must never break what it tells of: without its map a file is named as it is. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined
  }
}
