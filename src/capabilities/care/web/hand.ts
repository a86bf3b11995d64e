import type { Language } from '#kit/i18n/language.ts'
import { makeStore } from '#kit/web/make-store.ts'
import type { HeardNeed } from '#knowledge/hearing/hear-need.ts'

/** What somebody was heard to need: enough to find the words and the numbers. */
export interface Hand extends Pick<HeardNeed, 'need' | 'child' | 'now' | 'bereaved'> {
  /** The language that was written, whatever the page speaks. */
  readonly language: Language
  /** Nothing that was written here has left this phone. */
  readonly staysHere: boolean
}

interface Held {
  readonly hand: Hand | null
  /** Stays away for the same need; another one comes with other words. */
  readonly isAway: boolean
  /** The room it was held out in. */
  readonly path: string
}

const nothing: Held = { hand: null, isAway: false, path: '' }

/** The one hand of the page; rooms only say what is written. */
export const held = makeStore<Held>(nothing)

/** What was written goes out: from here on it cannot be said that it stayed. */
export function tellSent(): void {
  held.change((before) =>
    before.hand?.staysHere ? { ...before, hand: { ...before.hand, staysHere: false } } : before,
  )
}

export function putAway(): void {
  held.change((before) => ({ ...before, isAway: true }))
}

export function letGo(): void {
  held.change(() => nothing)
}

/** Who leaves the room leaves the hand behind. */
export function letGoElsewhere(): void {
  if (held.read().path !== location.pathname) letGo()
}
