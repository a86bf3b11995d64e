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

/** Where records lie: on the device, or for the session in memory. */
export interface Shelf {
  /** In ascending order. */
  listIds(kind: Kind): Promise<readonly string[]>
  /** Those from one id to another, both included. */
  readRange<K extends Kind>(kind: K, from: string, to: string): Promise<readonly Records[K][]>
  read<K extends Kind>(kind: K, id: string): Promise<Records[K] | undefined>
  /** All or nothing. */
  write(steps: readonly Step[]): Promise<Written>
  eraseAll(): Promise<void>
}
