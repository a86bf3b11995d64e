import { StoreFailure } from '#kit/store/server/store-failure.ts'

/**
 * Lets attempts at one command run side by side, as many as do not get in each
 * other's way: a lost race halves the number, each success widens it a little.
 * On a hot row this ends at one at a time, where nobody loses, instead of a
 * storm of retries; a command that lost goes before those that never tried.
 */
export function createCrowd(widest: number) {
  let width = widest
  let running = 0
  const queue: (() => void)[] = []

  function letIn(): void {
    while (running < Math.floor(width)) {
      const enter = queue.shift()
      if (!enter) return
      running++
      enter()
    }
  }

  return async function attempt<Result>(
    work: () => Promise<Result>,
    place: 'first' | 'last',
  ): Promise<Result> {
    await new Promise<void>((enter) => {
      if (place === 'first') queue.unshift(enter)
      else queue.push(enter)
      letIn()
    })
    try {
      const result = await work()
      width = Math.min(widest, width + 0.05)
      return result
    } catch (error) {
      if (isContended(error)) width = Math.max(1, width / 2)
      throw error
    } finally {
      running--
      letIn()
    }
  }
}

export function isContended(error: unknown): boolean {
  return error instanceof StoreFailure && error.code === 'contended'
}
