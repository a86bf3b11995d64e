import type { SolaceWeight } from '../weight.ts'

/** A block of lines for each weight; couplets stand on one line, parted by a slash. */
export type PerWeight = Readonly<Record<SolaceWeight, string>>

/**
 * Four couplets: one that meets the weight, two quiet images, and one to leave on. Any of them may
 * stand beside any other. `[a|b]` are alternatives that scan alike.
 */
export interface SolaceCouplets {
  openings: PerWeight
  images: string
  closings: PerWeight
}
