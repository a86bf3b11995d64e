/** Which box the copy lies in and what opens it. There is one of it, and its id is `copy`. */
export interface CopyKeys {
  readonly id: 'copy'
  readonly changed: number
  /** Names this phone in what it writes; made by chance, it says nothing. */
  readonly phone: string
  readonly box: string
  readonly token: string
  readonly key: string
  /** A box that is left for this one, deleted as soon as this one holds everything. */
  readonly leaving?: { readonly box: string; readonly token: string }
}

/** How far this phone has come in the log. There is one of it, and its id is `place`. */
export interface CopyPlace {
  readonly id: 'place'
  readonly changed: number
  /** The last entry that was read. */
  readonly after: number
  readonly first: number
  /** Grows when the log has to be read anew from its beginning. */
  readonly round: number
  /** How large the box was when it was last tidied. */
  readonly tidied: number
  readonly tidiedAt: number
  /** When this phone and the box were last known to be the same. */
  readonly last: number
  /** Entries that nobody with these words can have written, or that were damaged on the way. */
  readonly unread: number
  /** The first entry that a newer page wrote and this one cannot read. */
  readonly newer: number | null
}

export type CopySettings = CopyKeys | CopyPlace

export const beginning: CopyPlace = {
  id: 'place',
  changed: 1,
  after: 0,
  first: 1,
  round: 1,
  tidied: 0,
  tidiedAt: 0,
  last: 0,
  unread: 0,
  newer: null,
}
