import type { SolaceWeight } from '../weight.ts'

/**
 * The verse of one form: how a poem of each weight begins and ends, and between them images of
 * quiet company that suit them all. An empty line parts two stanzas; `[cup|bowl]` is a choice.
 * Nothing here is bright or playful, and nobody is told to forgive, to be strong or to be over it.
 * No image is of water, fire, heights, sleep, infants or a touch nobody asked for.
 */
export interface SolaceSheets {
  readonly openings: Readonly<Record<SolaceWeight, string>>
  readonly images: string
  readonly closings: Readonly<Record<SolaceWeight, string>>
}
