import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const patro = 'src/web/entry-patro.tsx'
const house = 'src/web/entry-client.tsx'

/**
 * What the house shares with its rooms may lie in the chunk of its entry, which draws the house as
 * soon as it is loaded. Nothing that the calendar loads, now or later, may need that chunk.
 */
export async function keepPatroApart(clientFolder: string): Promise<void> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  )
  const way = findWay(manifest, patro, house)
  if (way) throw new Error(`The calendar would draw the house: ${way.join(' → ')}`)
}

function findWay(
  manifest: Record<string, Chunk>,
  from: string,
  to: string,
): readonly string[] | undefined {
  const ways: string[][] = [[from]]
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1) as string
    if (last === to) return way
    if (seen.has(last)) continue
    seen.add(last)
    const { imports = [], dynamicImports = [] } = manifest[last] ?? {}
    ways.push(...[...imports, ...dynamicImports].map((next) => [...way, next]))
  }
  return undefined
}
