import { setTimeout as pause } from 'node:timers/promises'
import { createCrowd, isContended } from './crowd.ts'

const mostAttempts = 20

/** Runs a command again when the server says that it lost a race to another. */
export function createContention(widest: number) {
  // One crowd a command: a fight over one row must not hold up the other commands.
  const crowds = new Map<string, ReturnType<typeof createCrowd>>()
  let retries = 0

  function crowdOf(name: string) {
    const crowd = crowds.get(name) ?? createCrowd(widest)
    crowds.set(name, crowd)
    return crowd
  }

  return {
    async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const attempt = crowdOf(name)
      for (let count = 1; ; count++) {
        try {
          return await attempt(work, count === 1 ? 'last' : 'first')
        } catch (error) {
          if (!isContended(error) || count === mostAttempts) throw error
        }
        retries++
        // Within this process the crowd has thinned already; chance parts us from other nodes.
        await pause(Math.random() * Math.min(2 ** count, 200))
      }
    },

    retries: () => retries,
  }
}
