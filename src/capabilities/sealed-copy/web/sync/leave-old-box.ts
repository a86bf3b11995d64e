import { Refusal } from '#kit/http/web/ask-server.ts'
import type { CopyShelf } from '../../merge/copy-shelf.ts'
import type { Box, BoxOf } from '../box.ts'
import { readKeys } from './sync-parts.ts'

/** With new words comes a new box; the old one goes once the new one holds everything. */
export async function leaveOldBox(shelf: CopyShelf, boxOf: BoxOf): Promise<void> {
  const keys = await readKeys(shelf)
  if (!keys?.leaving) return
  await removeBox(boxOf(keys.leaving))
  const { leaving, ...rest } = keys
  const record = { ...rest, changed: keys.changed + 1 }
  await shelf.write([{ kind: 'copySettings', id: 'copy', record, seen: keys.changed }])
}

/** One that is gone already is what was wanted. */
export async function removeBox(box: Box): Promise<void> {
  try {
    await box.remove()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unknown_box') throw error
  }
}
