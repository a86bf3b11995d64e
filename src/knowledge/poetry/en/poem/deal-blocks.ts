import { dealInRow } from '../../chance/seed-row.ts'
import type { Random } from '../../chance/seeded-random.ts'
import type { Pool } from './open-pools.ts'
import type { Block, Part, Tags } from './sheet.ts'

/** The number a press has in its row; a drawn seed has none. */
export function pressOf(seed: string): number {
  return Number(/\d{0,6}$/.exec(seed)?.[0] ?? 0)
}

export interface Dealt {
  readonly block: Block
  /** How often it has been dealt before in this row. */
  readonly turn: number
}

/** The blocks of each part in the order this press takes them: dealt round, none twice in a round. */
export function dealBlocks(
  random: Random,
  matter: string,
  seed: string,
  pools: readonly Pool[],
): Dealt[][] {
  const deal = dealInRow(random, matter, seed)
  const press = pressOf(seed)
  return pools.map(({ own, more, spare }) => {
    const round = own.length + more.length || 1
    const dealt = [deal(own), deal(more)]
    const order = press % round < own.length ? dealt : dealt.toReversed()
    const turn = Math.floor(press / round)
    return [...new Set([...order.flat(), ...spare])].map((block) => ({ block, turn }))
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
