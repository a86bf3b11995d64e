import { floret, marigold, pipalLeaf, starlet } from '#capabilities/look/web/art/blocks.ts'
import type { Card } from '../card.ts'

export interface Ground {
  readonly paper: string
  readonly wash: string
  readonly ink: string
  readonly quiet: string
  readonly accent: string
  readonly mid: string
  readonly glow: string
  /** The block pressed into the corner. */
  readonly block: string
}

/** A picture is looked at outside of any theme: these are the light tokens, and night for the night. */
const day = {
  paper: 'oklch(96.8% 0.016 84)',
  ink: 'oklch(25.5% 0.022 48)',
  quiet: 'oklch(43.8% 0.028 56)',
}

export const grounds: Readonly<Record<Card['hour'], Ground>> = {
  express: {
    ...day,
    wash: 'oklch(91% 0.05 22)',
    accent: 'oklch(49% 0.172 16)',
    mid: 'oklch(78% 0.08 20)',
    glow: 'oklch(76% 0.125 22)',
    block: floret,
  },
  heal: {
    ...day,
    wash: 'oklch(91% 0.04 200)',
    accent: 'oklch(44.5% 0.073 210)',
    mid: 'oklch(78% 0.05 206)',
    glow: 'oklch(76% 0.08 196)',
    block: pipalLeaf,
  },
  discover: {
    paper: 'oklch(25% 0.05 276)',
    wash: 'oklch(33% 0.085 284)',
    ink: 'oklch(94% 0.018 88)',
    quiet: 'oklch(80% 0.026 268)',
    accent: 'oklch(84% 0.115 86)',
    mid: 'oklch(50% 0.09 284)',
    glow: 'oklch(84% 0.115 86)',
    block: starlet,
  },
  community: {
    ...day,
    wash: 'oklch(91.5% 0.06 76)',
    accent: 'oklch(48% 0.112 52)',
    mid: 'oklch(79% 0.09 66)',
    glow: 'oklch(77.5% 0.155 66)',
    block: marigold,
  },
}
