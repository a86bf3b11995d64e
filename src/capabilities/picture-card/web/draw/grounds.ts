import { floret, pipalLeaf, starlet } from '#capabilities/look/web/art/blocks.ts'
import type { Card } from '../../card.ts'

export interface Ground {
  readonly paper: string
  readonly wash: string
  readonly ink: string
  readonly quiet: string
  readonly accent: string
  readonly mid: string
  readonly glow: string
  /** What stands on the accent. */
  readonly onAccent: string
  /** The block pressed into the corner. */
  readonly block: string
  /** What lies at the foot, from far to near; the 0 of its height is the line of the foot. */
  readonly ridges: readonly string[]
}

export const hills = [
  'M0-104C150-158 230-132 350-170S560-214 660-158 860-138 1080-186V600H0Z',
  'M0-82C130-112 260-86 400-122S690-132 800-100 960-96 1080-128V600H0Z',
  'M0-58C180-82 330-58 520-74S860-84 1080-62V600H0Z',
]

/** The river in the morning: long bends, and no peak. */
export const river = [
  'M0-148C140-196 300-190 460-152S800-104 1080-172V600H0Z',
  'M0-100C160-72 320-78 480-108S820-152 1080-112V600H0Z',
  'M0-70C180-88 380-92 560-72S900-50 1080-70V600H0Z',
]

/** A picture is looked at outside of any theme: these are the light tokens, and night for the night. */
const day = {
  paper: 'oklch(96.8% 0.016 84)',
  ink: 'oklch(25.5% 0.022 48)',
  quiet: 'oklch(40% 0.028 56)',
  onAccent: 'oklch(98.4% 0.01 88)',
}

export const grounds: Readonly<Record<Card['hour'], Ground>> = {
  express: {
    ...day,
    wash: 'oklch(91% 0.05 22)',
    accent: 'oklch(49% 0.172 16)',
    mid: 'oklch(78% 0.08 20)',
    glow: 'oklch(76% 0.125 22)',
    block: floret,
    ridges: hills,
  },
  heal: {
    ...day,
    wash: 'oklch(91% 0.04 200)',
    accent: 'oklch(44.5% 0.073 210)',
    mid: 'oklch(78% 0.05 206)',
    glow: 'oklch(76% 0.08 196)',
    block: pipalLeaf,
    ridges: river,
  },
  discover: {
    paper: 'oklch(31% 0.095 283)',
    wash: 'oklch(19% 0.05 276)',
    ink: 'oklch(94% 0.018 88)',
    quiet: 'oklch(82% 0.026 268)',
    accent: 'oklch(84% 0.115 86)',
    mid: 'oklch(14% 0.045 276)',
    glow: 'oklch(84% 0.115 86)',
    onAccent: 'oklch(24% 0.06 281)',
    block: starlet,
    ridges: hills,
  },
}
