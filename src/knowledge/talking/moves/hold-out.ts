import { openGuide } from '../content/shelf.ts'
import type { Chip } from '../talk.ts'
import { takenGuides } from './step-into.ts'
import { type Moment, withMore } from './talk-so-far.ts'

const most = 2

/** Guides that fit, two at most; unasked, each is held out once. */
export async function holdOut(
  { state }: Moment,
  ids: readonly string[],
  isAsked = false,
): Promise<Chip[]> {
  const taken = takenGuides(state)
  const isFresh = (id: string) => !taken.has(id) && (isAsked || !state.offered.includes(id))
  const fitting = ids.filter(isFresh).slice(0, most)
  if (fitting.length === 0) return []
  state.lastOffer = state.replies
  state.offered = withMore(state.offered, ...fitting)
  state.heldOut = fitting
  const guides = await Promise.all(fitting.map(openGuide))
  return guides.map(({ id, title }): Chip => ({ label: title, to: 'guide', id }))
}
