import { rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'

/** Takes back what was told about these things, without telling anything; memories need `Live.forget`. */
export function* forgetEvents(about: readonly string[], { build }: WriteContext): Unit<void> {
  if (about.length === 0) return
  yield* rowsOf(build.deleteFrom('live_events').where('about', 'in', about))
}
