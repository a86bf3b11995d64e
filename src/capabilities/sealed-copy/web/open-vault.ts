import type { CopyShelf, Place } from '../merge/copy-shelf.ts'

/** The opened vault, as much of it as the copy wants. */
export interface OpenVault {
  /** Refuses as soon as the vault is locked. */
  readonly shelf: CopyShelf
  /** Told of what was written by others than the copy, in this tab and in the others. */
  onChanged(listener: (place: Place) => void): () => void
  onClosed(listener: () => void): () => void
}
