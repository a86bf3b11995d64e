import { sizeOf } from './seal.ts'

interface Identified {
  readonly id: string
}

/** Which pack holds what: of each kind the packs in the order of the first id each of them takes. */
export interface Directory {
  readonly packs: { readonly [kind: string]: readonly PackPlace[] }
}

/** The first id the pack takes, which of the first pack is any, and its cell. */
export type PackPlace = readonly [from: string, cell: string]

export const emptyDirectory: Directory = { packs: {} }

/** Beside each other in one cell: opening ten thousand pages is then opening some hundred cells. */
const mostBytes = 16_000

export function placeFor(directory: Directory, kind: string, id: string): PackPlace | undefined {
  const places = directory.packs[kind] ?? []
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as PackPlace)[0] <= id) low = middle + 1
    else high = middle
  }
  return places[low - 1]
}

/** Records in the order of their ids, cut into packs: each as full as it may be but the last. */
export function cutIntoPacks<Record extends Identified>(
  records: readonly Record[],
): readonly (readonly Record[])[] {
  const packs: Record[][] = []
  let current: Record[] = []
  let bytes = 0
  for (const record of records) {
    const size = sizeOf(record) + 1
    if (current.length > 0 && bytes + size > mostBytes) {
      packs.push(current)
      current = []
      bytes = 0
    }
    current.push(record)
    bytes += size
  }
  return current.length > 0 ? [...packs, current] : packs
}

/** The records with some put in, changed, or (null) taken out. */
export function putInto<Record extends Identified>(
  records: readonly Record[],
  changes: ReadonlyMap<string, Record | null>,
): readonly Record[] {
  const kept = records.filter(({ id }) => !changes.has(id))
  const added = [...changes.values()].filter((record) => record !== null)
  return [...kept, ...added].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The directory with the places of one pack replaced by those of the packs it became. */
export function replacePlaces(
  directory: Directory,
  kind: string,
  old: PackPlace | undefined,
  next: readonly PackPlace[],
): Directory {
  const before = directory.packs[kind] ?? []
  // By its cell: where one write cuts several packs, the first place may have been named anew.
  const at = old ? before.findIndex(([, cell]) => cell === old[1]) : 0
  const places = [...before.slice(0, at), ...next, ...before.slice(old ? at + 1 : at)]
  // Whatever comes before the first one has to have a place, too.
  const [first, ...rest] = places
  return {
    packs: { ...directory.packs, [kind]: first ? [['', first[1]], ...rest] : [] },
  }
}
