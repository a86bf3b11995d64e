import { statSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'
import { type Part, shareOut } from './share-out.ts'
import { takeInRuntime } from './take-in-runtime.ts'

/** Over HTTP/1.1 a browser asks for six files at once; the seventh waits for one of them. */
export const mostFiles = 6
/** The entry, the screen, and what the entry shares with everything else. */
const filesOfEveryPage = 3

const entry = /\/web\/entry-client\.tsx$/
/** A screen, or the calendar, which has an entry of its own. */
const page = /\/web\/([\w-]+-screen|entry-patro)\.tsx$/

/** Small, and needed by what any page may fetch later: composers, drawings, the choice of a theme. */
const ofShell =
  /kit\/(i18n\/kathmandu|text\/hash-text|ui\/web\/toggle)\.|look\/web\/art\/blocks\.|poetry\/kinds\./

interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** The modules of a build. */
interface Graph {
  readonly ids: readonly string[]
  find(id: string): Module | null
  sizeOf(id: string): number
}

/** Decides which modules share a file, so that no page fetches more than six on its first load. */
export function fewFiles() {
  let fileOf: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'few-files',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    buildEnd(error) {
      if (error) return
      const find = (id: string) => this.getModuleInfo(id)
      const sizeOf = (id: string) => weigh(id, find(id)?.code ?? '')
      fileOf = assignFiles({ ids: [...this.getModuleIds()], find, sizeOf })
    },
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => takeInRuntime(bundle),
    },
  }
  const group = { debugName: 'few-files', name: (id: string) => fileOf.get(id) ?? null }
  return { plugin, group }
}

/** Styles stand in the page itself; their module is a list of names. */
function weigh(id: string, code: string): number {
  if (id.endsWith('.css')) return statSync(id).size
  return minifySync(id, code, { module: true }).code.length
}

/** The file of each module that pages share; all others stay with whoever needs them. */
export function assignFiles(graph: Graph): ReadonlyMap<string, string> {
  const { ids, find } = graph
  const ofEntry = reach(
    ids.filter((id) => entry.test(id) || ofShell.test(id)),
    find,
  )
  const pages = ids.filter((id) => page.test(id))
  const elsewhere = reach([...pages, ...findFetchedLater(graph)], find)
  const files = new Map<string, string>()
  for (const id of ofEntry) if (elsewhere.has(id)) files.set(id, 'shell')

  const parts = findParts(graph, pages, ofEntry)
  const places = shareOut(parts, weighPages(parts, pages.length), mostFiles - filesOfEveryPage)
  for (const [part, place] of places.entries()) {
    for (const id of parts[part]?.ids ?? []) files.set(id, place === 0 ? 'shell' : `part-${place}`)
  }
  return files
}

/** Ten bytes more are felt where there are many already. */
function weighPages(parts: readonly Part[], count: number): readonly number[] {
  const sizes = Array.from({ length: count }, (_, page) =>
    sum(parts.filter(({ pages }) => pages.includes(page)).map(({ size }) => size)),
  )
  const mean = sum(sizes) / count
  return sizes.map((size) => (size / mean) ** 2)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** What the same pages need goes together whatever happens. */
function findParts(
  graph: Graph,
  pages: readonly string[],
  ofEntry: ReadonlySet<string>,
): readonly (Part & { readonly ids: readonly string[] })[] {
  const { find, sizeOf } = graph
  const needs = pages.map((page) => reach([page], find))
  const isApart = findApart(graph, pages, ofEntry)
  const parts = new Map<string, { pages: number[]; ids: string[] }>()
  for (const id of graph.ids) {
    if (ofEntry.has(id) || pages.includes(id)) continue
    const own = [...needs.keys()].filter((page) => needs[page]?.has(id))
    if (own.length === 0 || (own.length === 1 && !isApart(id, own[0] as number))) continue
    const part = parts.get(own.join()) ?? { pages: own, ids: [] }
    parts.set(own.join(), part)
    part.ids.push(id)
  }
  const list = [...parts.values()]
  const partOf = new Map(list.flatMap(({ ids }, part) => ids.map((id) => [id, part] as const)))
  return list.map((part, place) => {
    const imported = part.ids.flatMap((id) => find(id)?.importedIds ?? [])
    const others = new Set(imported.map((id) => partOf.get(id)))
    const imports = [...others].filter((other) => other !== undefined && other !== place)
    return { ...part, size: sum(part.ids.map(sizeOf)), imports: imports as number[] }
  })
}

/**
 * What one page alone needs lies with its screen, unless others may fetch it later without that
 * page: the bundler then keeps it apart. It also does for what is fetched later here and simply
 * imported there.
 */
function findApart(graph: Graph, pages: readonly string[], ofEntry: ReadonlySet<string>) {
  const { ids, find } = graph
  const imported = new Set(ids.flatMap((id) => find(id)?.importedIds ?? []))
  const both = reach(
    findFetchedLater(graph).filter((id) => imported.has(id)),
    find,
  )
  const later = pages.map((page) => reachLater([page], pages, find))
  const laterAnywhere = reachLater([...ofEntry], pages, find)
  return (id: string, own: number) =>
    both.has(id) ||
    laterAnywhere.has(id) ||
    later.some((found, page) => page !== own && found.has(id))
}

function findFetchedLater({ ids, find }: Graph): readonly string[] {
  return ids.flatMap((id) => find(id)?.dynamicallyImportedIds ?? [])
}

/** Modules and all they import. */
function reach(roots: readonly string[], find: Graph['find']): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) for (const other of find(id)?.importedIds ?? []) found.add(other)
  return found
}

/** The same with all that is fetched later, but for other pages. */
function reachLater(
  roots: readonly string[],
  pages: readonly string[],
  find: Graph['find'],
): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {}
    for (const other of importedIds) found.add(other)
    for (const other of dynamicallyImportedIds) if (!pages.includes(other)) found.add(other)
  }
  return found
}
