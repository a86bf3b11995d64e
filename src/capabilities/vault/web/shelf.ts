import type { Kind } from '../records.ts'
import type { Row } from '../seal.ts'

/** What is to stand at one id from now on; null clears the place. */
export interface Step {
  readonly kind: Kind
  readonly id: string
  readonly row: Row | null
  /**
   * The `changed` of the row this step was worked out from, null if there was none. If another
   * tab has written since, the whole write is `overtaken` and nothing of it happens.
   */
  readonly seen: number | null
}

export type Written = 'written' | 'overtaken'

/** Where rows lie: on the device, or for the session in memory. */
export interface Shelf {
  /** In ascending order. */
  listIds(kind: Kind): Promise<readonly string[]>
  /** The rows from one id to another, both included. */
  readRows(kind: Kind, from: string, to: string): Promise<readonly Row[]>
  readRow(kind: Kind, id: string): Promise<Row | undefined>
  /** All or nothing. */
  write(steps: readonly Step[]): Promise<Written>
  eraseAll(): Promise<void>
}
