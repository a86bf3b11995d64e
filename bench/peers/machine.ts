import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { median } from './rounds.ts'
import { makeFolder } from './stage.ts'

/** What the figures stand on; a load above the number of processors means others measured us too. */
export function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1)
  const wait = median(Array.from({ length: 50 }, syncOnce())).toFixed(2)
  return `${availableParallelism()} processors, load ${load}, Node ${process.versions.node}, a write is safe on this disk after ${wait} ms`
}

function syncOnce(): () => number {
  const file = openSync(join(makeFolder(), 'synced'), 'w')
  const page = Buffer.alloc(4096, 1)
  let turns = 0
  return () => {
    const began = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    if (++turns === 50) closeSync(file)
    return performance.now() - began
  }
}
