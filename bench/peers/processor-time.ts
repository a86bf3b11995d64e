import { readdirSync, readFileSync } from 'node:fs'

/**
 * Seconds of processor that a server and all of Postgres have used so far. On a
 * crowded machine this says more than any rate: what others do is not in it.
 * Undefined where there is no `/proc`.
 */
export function processorTime(pid: number, postgres: number | undefined): number | undefined {
  try {
    const own = readTimes(pid).own
    return postgres === undefined ? own : own + withChildren(postgres)
  } catch {
    return undefined
  }
}

/** Those that have ended are in the parent's count. */
function withChildren(parent: number): number {
  const { own, ended } = readTimes(parent)
  let sum = own + ended
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const times = readTimes(Number(name))
      if (times.parent === parent) sum += times.own
    } catch {
      // It ended between the two looks.
    }
  }
  return sum
}

const ticksPerSecond = 100

function readTimes(pid: number): { parent: number; own: number; ended: number } {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; what follows it does not.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const of = (field: number) => (fields[field] as number) / ticksPerSecond
  return { parent: fields[1] as number, own: of(11) + of(12), ended: of(13) + of(14) }
}
