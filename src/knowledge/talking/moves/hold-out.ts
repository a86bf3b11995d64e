import { openGuide } from '../content/shelf.ts'
import type { Chip } from '../talk.ts'
import { lightGuides } from './step-into.ts'
import { type Moment, withMore } from './talk-so-far.ts'

const most = 2

/** Guides that fit, two at most; unasked, each is held out once. */
export async function holdOut(
  { state }: Moment,
  ids: readonly string[],
  isAsked = false,
): Promise<Chip[]> {
  const light = state.isSore ? lightGuides : []
  const before = isAsked ? [] : state.offered
  const taken = new Set([...before, ...state.refused, ...state.done, ...light])
  const fitting = ids.filter((id) => !taken.has(id)).slice(0, most)
  if (fitting.length === 0) return []
  state.lastOffer = state.replies
  state.offered = withMore(state.offered, ...fitting)
  state.heldOut = fitting
  const guides = await Promise.all(fitting.map(openGuide))
  return guides.map(({ id, title }): Chip => ({ label: title, to: 'guide', id }))
}
