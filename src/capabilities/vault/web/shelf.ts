import type { Kind, Records } from '../records.ts'

/** What is to stand at one id from now on; null clears the place. */
export interface Step {
  readonly kind: Kind
  readonly id: string
  readonly record: Records[Kind] | null
  /**
   * The `changed` of the record this step was worked out from, null if there was none. If another
   * tab has written since, the whole write is `overtaken` and nothing of it happens.
   */
  readonly seen: number | null
}

export type Written = 'written' | 'overtaken'

/** Takes some records, newest first; answers whether it wants more. */
export type Take<K extends Kind> = (batch: readonly Records[K][]) => boolean

/** Where records lie: on the device, plain or sealed, or for the session in memory. */
export interface Shelf {
  /** All records of a kind, the newest first, a handful at a time until it is enough. */
  walk<K extends Kind>(kind: K, take: Take<K>): Promise<void>
  read<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>
  /** All or nothing. */
  write(steps: readonly Step[]): Promise<Written>
  eraseAll(): Promise<void>
}

/** The records are sealed, and nobody has opened them in this tab. */
export class VaultLocked extends Error {
  override name = 'VaultLocked'
}
