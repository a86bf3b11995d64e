import type { CopyShelf } from '#capabilities/sealed-copy/merge/copy-shelf.ts'
import { withTombstones } from '#capabilities/sealed-copy/merge/tombstones.ts'
import type { Use } from '../connection.ts'
import type { Shelf } from '../shelf.ts'
import { createDiskCells } from './cells.ts'
import type { House } from './house.ts'
import { createSealedShelf } from './sealed-shelf.ts'

/** The sealed records of a house as the vault sees them, and as the copy does. */
export function openSealed(use: Use, house: House) {
  const sealed = createSealedShelf(createDiskCells(use, house.lockId), house)
  const shelf = {
    ...withTombstones(sealed as unknown as CopyShelf, Date.now),
    eraseAll: () => Promise.reject(new Error('only the whole device is erased')),
  } as unknown as Shelf
  return { sealed, shelf }
}
