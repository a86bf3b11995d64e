import { shuffle } from '../../chance/choose.ts'
import { placeInRow } from '../../chance/seed-row.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Pool } from './open-pools.ts'
import type { Block, Part, Tags } from './sheet.ts'

export interface Dealt {
  readonly block: Block
  /** How often it has been dealt before in this row. */
  readonly turn: number
}

/**
 * The blocks of each part in the order this press takes them. Seeds that end in a number are the
 * presses of one visitor (see `seed-row.ts`): its own blocks come first, then its kin's, then what
 * holds for any word, none twice in a round; and where two parts have gone round, they meet in
 * another pair.
 */
export function dealBlocks(matter: string, seed: string, pools: readonly Pool[]): Dealt[][] {
  const { row, place: press } = placeInRow(seed)
  const ofRow = seededRandom(`${matter} ${row}`)
  return pools.map(({ own, more, spare }, part) => {
    const order = [...new Set([own, more, spare].flatMap((each) => shuffle(ofRow, each)))]
    const turn = Math.floor(press / (order.length || 1))
    const front = (press + turn * part) % (order.length || 1)
    const round = [...order.slice(front), ...order.slice(0, front)]
    return round.map((block) => ({ block, turn }))
  })
}

const glad = new Set(['bright', 'comic'])
const sober = new Set(['grave', 'longing'])

/** Whether two stanzas can stand in one scene: one hour, season and place, no glad line in grief. */
export function agree(one: Tags, other: Tags): boolean {
  return (
    sameHour(one.hour, other.hour) &&
    same(one.season, other.season) &&
    same(one.place, other.place) &&
    same(one.to, other.to) &&
    !clash(one.tone, other.tone)
  )
}

function same(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other
}

/** Dusk goes over into night, and dawn into day. */
function sameHour(one: string | undefined, other: string | undefined): boolean {
  if (one === 'any' || other === 'any' || same(one, other)) return true
  const pair = [one, other].toSorted().join(' ')
  return pair === 'dusk night' || pair === 'dawn day'
}

function clash(one = '', other = ''): boolean {
  return (glad.has(one) && sober.has(other)) || (sober.has(one) && glad.has(other))
}

/** The parts a poem goes through; where two are named, whichever comes. */
export const plans: Readonly<Record<string, readonly (readonly Part[])[]>> = {
  couplets: [['open'], ['deepen'], ['turn', 'deepen'], ['rest']],
  quatrains: [['open'], ['deepen', 'turn'], ['rest']],
  free: [['open'], ['deepen', 'turn'], ['rest']],
  haiku: [['whole']],
}
