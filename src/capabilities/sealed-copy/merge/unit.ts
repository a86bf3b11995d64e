import type { CopyKind, CopyRecords, CopyShelf, CopyStep } from './copy-shelf.ts'

/** Reads and writes gathered to be one write: all of it or, if another tab was quicker, nothing. */
export interface Unit {
  read<K extends CopyKind>(kind: K, id: string): Promise<CopyRecords[K] | undefined>
  /** What was read before is replaced, if it is still the same when all is written. */
  put<K extends CopyKind>(kind: K, id: string, record: CopyRecords[K] | null): Promise<void>
  size(): number
  write(): Promise<'written' | 'overtaken'>
}

interface Seen {
  readonly found: CopyRecords[CopyKind] | undefined
  step?: CopyStep
}

export function createUnit(shelf: CopyShelf): Unit {
  const all = new Map<string, Seen>()

  async function look(kind: CopyKind, id: string): Promise<Seen> {
    const name = `${kind} ${id}`
    const known = all.get(name) ?? { found: await shelf.read(kind, id) }
    all.set(name, known)
    return known
  }

  const steps = () => [...all.values()].flatMap(({ step }) => (step ? [step] : []))

  return {
    async read<K extends CopyKind>(kind: K, id: string) {
      const { found, step } = await look(kind, id)
      return (step ? (step.record ?? undefined) : found) as CopyRecords[K] | undefined
    },

    async put(kind, id, record) {
      const seen = await look(kind, id)
      seen.step = { kind, id, record, seen: seen.found?.changed ?? null }
    },

    size: () => steps().length,

    write: async () => (steps().length === 0 ? 'written' : shelf.write(steps())),
  }
}
