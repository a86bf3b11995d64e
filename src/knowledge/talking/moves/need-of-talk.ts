import type { Need } from '#knowledge/hearing/heard.ts'
import type { Draft } from './talk-so-far.ts'

const gravity: Readonly<Record<Need, number>> = {
  none: 0,
  other: 1,
  passive: 3,
  'self-harm': 4,
  harmed: 5,
  explicit: 6,
}

/** Which guide a need begins. */
export const guideFor: Readonly<Partial<Record<Need, string>>> = {
  explicit: 'dying',
  passive: 'dying',
  'self-harm': 'self-harm',
  harmed: 'harmed',
  other: 'support-a-friend',
}

/** So sure that nothing else can have been meant. */
export const beyondDoubt = 0.85

/** The gravest need that was heard stays. */
export function raiseNeed(state: Draft, need: Need): void {
  if (gravity[need] > gravity[state.need]) state.need = need
}
