import type { Clock } from '#kit/clock.ts'
import type { Store } from '#kit/store/server/store.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'

/** Who opens a page waits no longer than this to hear that the store is away. */
const patienceMillis = 2_000
/** Asked at most so often, whatever the number of visitors. */
const freshFor = 1_000

/** Answers whether the store can be read, as of a second ago. */
export function watchStore(deps: {
  readonly store: Pick<Store, 'readRows'>
  readonly clock: Clock
}): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  let at = 0

  return () => {
    const now = deps.clock.now()
    if (!asked || now - at >= freshFor) {
      at = now
      asked = withPatience(deps.store.readRows('SELECT 1', [])).then(
        () => true,
        () => false,
      )
    }
    return asked
  }
}

export async function withPatience<Result>(reading: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    const silence = new StoreFailure('unavailable', 'The store did not answer in time')
    timer = setTimeout(reject, patienceMillis, silence)
  })
  try {
    return await Promise.race([reading, deadline])
  } finally {
    clearTimeout(timer)
  }
}
