import { readPlace } from '#capabilities/care/web/use-help-place.ts'
import { fillPlan } from '#capabilities/safety-plan/web/fill-plan.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import { type Listener, openListener } from '../talk/listener.ts'
import { whatToKeep } from '../talk/what-to-keep.ts'
import { Offers } from './offers.tsx'

/** What becomes of a reply after it was given. */
const keeping = { whatToKeep, fillPlan }

export type Keeping = typeof keeping

/** A listener on this phone, which knows where it is. */
export interface ListenerHere extends Listener {
  readonly keeping: Keeping
  /** What comes with its replies. */
  readonly Offers: typeof Offers
  place(): HelpPlace
}

/** Fetched as one piece when somebody is about to write: the page itself stays light. */
export function listenHere(): ListenerHere {
  return { ...openListener(), keeping, Offers, place: readPlace }
}

/** What most replies are made of lies ready by the first word. */
export async function rehearse({ answer }: Listener): Promise<void> {
  const turns = [{ from: 'visitor', text: 'hello' }] as const
  await answer({ turns, language: 'en' }, { lines: [] }, { now: Date.now(), zone: 'UTC' })
}
