import type { Kind, Records } from '#capabilities/vault/records.ts'
import type { Heard } from './heard.ts'

/** What the box is known to hold of a place. Its id is the name of the place. */
export interface Copied {
  readonly id: string
  /** Counts the times it was written: the shelf knows by it that another tab was quicker. */
  readonly changed: number
  /** The `changed` of what the box holds. */
  readonly at: number
  /** The box holds that the place was cleared. */
  readonly dead: boolean
  readonly heard: Heard
  /** In which reading of the log it was seen: a log that began anew is read in a new one. */
  readonly round: number
  /** Where in the log it lies. */
  readonly n: number
}

/** That a place was cleared, so that the other phone clears it too. Its id names the place. */
export interface Gone {
  readonly id: string
  /** When it was cleared. */
  readonly changed: number
}

/** A writing that another phone's newer one took the place of. */
export interface Version {
  /** Made of what it is: both phones that set it aside make the same. */
  readonly id: string
  /** When it was set aside. */
  readonly changed: number
  readonly of: Kind
  readonly record: Records[Kind]
}
