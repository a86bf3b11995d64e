import { Refusal } from '#kit/http/web/ask-server.ts'
import { wait } from '#kit/web/wait.ts'
import type { CopyShelf } from '../../merge/copy-shelf.ts'
import type { Box } from '../box.ts'

/** The phone was switched off: nothing that runs there does anything any more. */
export class Killed extends Error {
  override name = 'Killed'
}

/** From 0 up to 1. */
type Random = () => number

/** A line that is cut before a request arrives, or after it took effect. */
export function overBadLine(box: Box, random: Random, often: number): Box {
  const cut = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    await pause(random)
    if (random() < often) throw new Refusal('offline', 0)
    const answer = await ask()
    await pause(random)
    if (random() < often) throw new Refusal('offline', 0)
    return answer
  }
  return {
    open: () => cut(box.open),
    read: (after) => cut(() => box.read(after)),
    append: (entries) => cut(() => box.append(entries)),
    replace: (replacement) => cut(() => box.replace(replacement)),
    remove: () => cut(box.remove),
  }
}

/** A phone that dies at some moment, before a write or when it is just done. */
export function onDyingPhone(shelf: CopyShelf, random: Random, often: number): CopyShelf {
  let isDead = false
  const live = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    isDead ||= random() < often
    if (isDead) throw new Killed()
    const value = await task()
    isDead ||= random() < often
    if (isDead) throw new Killed()
    return value
  }
  return {
    walk: (kind, take) => live(() => shelf.walk(kind, take)),
    read: (kind, id) => live(() => shelf.read(kind, id)),
    write: (steps) => live(() => shelf.write(steps)),
  }
}

async function pause(random: Random): Promise<void> {
  for (let turns = Math.floor(random() * 3); turns > 0; turns--) {
    await wait(0)
  }
}
