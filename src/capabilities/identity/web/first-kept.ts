import { makeStore } from '#kit/web/make-store.ts'

/** How often something worth keeping was kept since this page was opened. */
export const timesKept = makeStore(0)

/** A diary page, a mood, a note, a post, a poem: from the first of them on a name makes sense. */
export function tellKept(): void {
  timesKept.change((times) => times + 1)
}
