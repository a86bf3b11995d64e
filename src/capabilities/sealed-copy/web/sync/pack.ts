import { mostEntries, mostOfEntry } from '../../box-sizes.ts'
import type { Change } from '../../merge/change.ts'
import { randomBytes, toBase64url } from '../base64url.ts'
import type { NewEntry } from '../box.ts'
import type { Sealer } from '../seal-entry.ts'

/** An entry, and what it holds. */
export interface Packed {
  readonly entry: NewEntry
  readonly changes: readonly Change[]
}

/** Letters of text in one entry: much shrinks better together, and a cut must not cost too much. */
const textInEntry = 64_000
/** As it travels, so that a slow network carries a request before somebody puts the phone away. */
const requestLength = 100_000

/** Several changes share an entry. What is too long for one even alone is answered apart. */
export async function packChanges(
  sealer: Sealer,
  changes: readonly Change[],
): Promise<{ readonly packed: readonly Packed[]; readonly tooLong: readonly Change[] }> {
  const packed: Packed[] = []
  const tooLong: Change[] = []
  for (const group of groups(changes)) await packGroup(group)
  return { packed, tooLong }

  async function packGroup(group: readonly Change[]): Promise<void> {
    const sealed = await sealer.seal(JSON.stringify({ changes: group }))
    if (sealed.length <= Math.floor((mostOfEntry * 4) / 3)) {
      packed.push({ entry: { id: toBase64url(randomBytes(16)), sealed }, changes: group })
    } else if (group.length === 1) tooLong.push(...group)
    else {
      await packGroup(group.slice(0, group.length >> 1))
      await packGroup(group.slice(group.length >> 1))
    }
  }
}

function groups(changes: readonly Change[]): readonly (readonly Change[])[] {
  return gather(changes, (change) => JSON.stringify(change).length, textInEntry, changes.length)
}

export function requests(packed: readonly Packed[]): readonly (readonly Packed[])[] {
  return gather(packed, ({ entry }) => entry.sealed.length, requestLength, mostEntries)
}

/** Neighbours together, as many as fit; what is too large is alone. */
function gather<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  mostSize: number,
  mostItems: number,
): readonly (readonly Item[])[] {
  const gathered: Item[][] = []
  let size = 0
  for (const item of items) {
    const last = gathered.at(-1)
    size += sizeOf(item)
    if (last && size <= mostSize && last.length < mostItems) last.push(item)
    else {
      gathered.push([item])
      size = sizeOf(item)
    }
  }
  return gathered
}
