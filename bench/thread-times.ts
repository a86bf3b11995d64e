import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time each thread of a process has used, by its id; the main thread has the process's own. */
export type ThreadTimes = ReadonlyMap<number, number>

/** Linux counts in hundredths of a second. */
const tickMillis = 10

/**
 * Processor time says what a request costs whatever else the machine is doing; a rate measured on a
 * busy machine says mostly how busy it was. Linux only: elsewhere there is nothing to read.
 */
export function readThreadTimes(pid: number): ThreadTimes {
  const times = new Map<number, number>()
  for (const thread of threadsOf(pid)) {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    times.set(Number(thread), (Number(fields[11]) + Number(fields[12])) * tickMillis)
  }
  return times
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** What the main thread and the busiest other thread used between two readings. */
export function timeBetween(
  pid: number,
  before: ThreadTimes,
  after: ThreadTimes,
): { main: number; busiest: number } {
  const used = [...after].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }))
  const others = used.filter(({ id }) => id !== pid).map(({ time }) => time)
  return {
    main: used.find(({ id }) => id === pid)?.time ?? Number.NaN,
    busiest: Math.max(0, ...others),
  }
}
