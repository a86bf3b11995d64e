/** Past this the disk is no longer the limit, and the first wait for the last. */
const mostTogether = 200
/** While one waits for the disk, the next is on its way. */
const mostUnderWay = 2

interface Waiting<Input, Result> {
  readonly input: Input
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Gathers what is asked for while others are under way, as the writer thread does for SQLite:
 * nobody waits for company, but whoever has to wait, waits together.
 */
export function createGatherer<Input, Result>(deps: {
  /** All of them or none; one result for each, in their order. */
  runTogether(inputs: readonly Input[]): Promise<readonly Result[]>
  /** A failure of one of them, for which the others are not to blame. */
  isOnesOwn(error: unknown): boolean
}) {
  const queue: Waiting<Input, Result>[] = []
  let underWay = 0
  let starting = false

  function start(): void {
    starting = false
    while (queue.length > 0 && underWay < mostUnderWay) void run(queue.splice(0, mostTogether))
  }

  async function run(together: readonly Waiting<Input, Result>[]): Promise<void> {
    underWay++
    await settle(together)
    underWay--
    start()
  }

  async function settle(together: readonly Waiting<Input, Result>[]): Promise<void> {
    try {
      const results = await deps.runTogether(together.map(({ input }) => input))
      for (const [place, one] of together.entries()) one.resolve(results[place] as Result)
    } catch (error) {
      if (together.length === 1 || !deps.isOnesOwn(error)) {
        for (const one of together) one.reject(error)
        return
      }
      // Nothing was changed: whoever is to blame fails alone now.
      await Promise.all(together.map((one) => settle([one])))
    }
  }

  return function ask(input: Input): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject })
      if (starting) return
      // What else arrives in this turn of the event loop comes along.
      starting = true
      setImmediate(start)
    })
  }
}
