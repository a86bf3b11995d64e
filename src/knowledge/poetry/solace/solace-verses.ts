import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'

/** Verses for each weight, written down as verse is in its language. */
export type PerWeight = Readonly<Record<Heaviness, string>>

/**
 * The verse of one form: how a poem of each weight begins and ends, and between them images of
 * quiet company that suit them all and may stand in any order. `[cup|bowl]` is a choice.
 * Nothing here is bright or playful, and nobody is told to forgive, to be strong or to be over it.
 * No image is of water, fire, heights, sleep, infants or a touch nobody asked for.
 */
export interface SolaceVerses {
  readonly openings: PerWeight
  readonly images: string
  readonly closings: PerWeight
}
