import { type CopyShelf, type CopyStep, canTravel, nameOf, travels } from './copy-shelf.ts'

/**
 * While a copy is kept, whoever clears a place also writes that it was cleared, in the same write.
 * Without that the other phone would bring back what was taken away.
 */
export function withTombstones(shelf: CopyShelf, now: () => number): CopyShelf {
  return {
    ...shelf,
    async write(steps) {
      const cleared = steps.filter((step) => mayLeave(step, steps))
      if (cleared.length === 0 || !(await shelf.read('copySettings', 'copy'))) {
        return shelf.write(steps)
      }
      const marks = await Promise.all(cleared.map((step) => markOf(shelf, step, now())))
      return shelf.write([...steps, ...marks.filter((mark) => mark !== null)])
    },
  }
}

/** Who writes about the place in `gone` as well knows better. */
function mayLeave({ kind, id, record, seen }: CopyStep, steps: readonly CopyStep[]): boolean {
  if (record !== null || seen === null || !canTravel(kind)) return false
  const name = nameOf({ kind, id })
  return !steps.some((each) => each.kind === 'gone' && each.id === name)
}

async function markOf(shelf: CopyShelf, step: CopyStep, now: number): Promise<CopyStep | null> {
  const { kind, id, seen } = step
  if (!canTravel(kind)) return null
  const record = await shelf.read(kind, id)
  if (record && !travels(kind, record)) return null
  const name = nameOf({ kind, id })
  const before = await shelf.read('gone', name)
  const changed = Math.max(now, (seen ?? 0) + 1, (before?.changed ?? 0) + 1)
  return { kind: 'gone', id: name, record: { id: name, changed }, seen: before?.changed ?? null }
}
