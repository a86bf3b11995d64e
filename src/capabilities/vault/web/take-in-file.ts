import { type BackupProblem, type KeptRecords, readBackup } from '../backup.ts'
import { type Kind, kinds, type Records } from '../records.ts'
import { DeviceFull } from './safe-shelf.ts'
import type { Step, Written } from './shelf.ts'

export type Imported =
  | { readonly ok: true; readonly taken: number; readonly found: number }
  | { readonly ok: false; readonly problem: BackupProblem | 'full' }

type Write = (steps: readonly Step[]) => Promise<Written>

/** What the vault lends to whoever takes a file in. */
interface VaultParts {
  readAll<K extends Kind>(kind: K): Promise<readonly Records[K][]>
  commit(
    workOut: () => Promise<readonly Step[]>,
    write: Write,
    beforeShown?: () => void,
  ): Promise<readonly Step[]>
  readonly writeWhole: Write
  beginAnew(): void
}

export function mergeFile(text: string, { commit, writeWhole, readAll }: VaultParts) {
  return takeIn(text, (given) => {
    const workOut = async () => stepsTo(given, await listHere(readAll)).filter(isNewer)
    return commit(workOut, writeWhole)
  })
}

export function replaceWithFile(text: string, parts: VaultParts) {
  return takeIn(text, async (given) => {
    const isGiven = new Set(given.map(placeOf))
    const workOut = async () => {
      const here = await listHere(parts.readAll)
      return [...here.filter((step) => !isGiven.has(placeOf(step))), ...stepsTo(given, here)]
    }
    await parts.commit(workOut, parts.writeWhole, parts.beginAnew)
    return given
  })
}

/** Looks at the whole file before anything is touched. */
async function takeIn(
  text: string,
  take: (given: readonly Given[]) => Promise<readonly unknown[]>,
): Promise<Imported> {
  const backup = readBackup(text)
  if (!backup.ok) return backup
  const given = listGiven(backup.records)
  try {
    return { ok: true, taken: (await take(given)).length, found: given.length }
  } catch (error) {
    if (error instanceof DeviceFull) return { ok: false, problem: 'full' }
    throw error
  }
}

type Given = Pick<Step, 'kind' | 'id'> & { readonly record: Records[Kind] }
type Clearing = Step & { readonly seen: number }

const placeOf = ({ kind, id }: Pick<Step, 'kind' | 'id'>) => `${kind} ${id}`

/** What it takes to clear every place where something stands. */
async function listHere(readAll: VaultParts['readAll']): Promise<readonly Clearing[]> {
  const lists = kinds.map(async (kind) => {
    const records = await readAll(kind)
    return records.map(({ id, changed }) => ({ kind, id, record: null, seen: changed }))
  })
  return (await Promise.all(lists)).flat()
}

function stepsTo(given: readonly Given[], here: readonly Clearing[]): readonly Step[] {
  const stamps = new Map(here.map((step) => [placeOf(step), step.seen]))
  return given.map((each) => ({ ...each, seen: stamps.get(placeOf(each)) ?? null }))
}

function isNewer({ record, seen }: Step): boolean {
  return seen === null || (record !== null && seen < record.changed)
}

/** The same id twice in one file: the newer counts. */
function listGiven(records: KeptRecords): readonly Given[] {
  return kinds.flatMap((kind) => {
    const newest = new Map<string, Records[Kind]>()
    for (const record of records[kind] ?? []) {
      const before = newest.get(record.id)
      if (!before || before.changed < record.changed) newest.set(record.id, record)
    }
    return [...newest.values()].map((record) => ({ kind, id: record.id, record }))
  })
}
