import { makeRandomId } from '#kit/web/random-id.ts'
import { type Kind, kinds } from '../../records.ts'
import type { Database, Use } from '../connection.ts'
import type { Cell } from '../sealed/cells.ts'
import type { House } from '../sealed/house.ts'
import { cutIntoPacks, type PackPlace } from '../sealed/packs.ts'
import { sealValue } from '../sealed/seal.ts'
import type { Sealable } from '../sealed/sealed-step.ts'
import { untilUndisturbed } from '../until-undisturbed.ts'
import type { Keyring } from './keyring.ts'

type AllRecords = readonly (readonly [kind: Kind, records: readonly Sealable[]])[]

/**
 * Seals everything that is kept, in one transaction: a phone that dies finds all of it either as it
 * was or sealed. What another tab writes while the records are being sealed is sealed too.
 */
export async function sealAll(use: Use, keyring: Keyring, house: House): Promise<void> {
  await untilUndisturbed(async () => {
    const before = await use((database) => {
      const transaction = database.transaction(kinds)
      return readAll((kind) => transaction.objectStore(kind).getAll())
    })
    const cells = await makeCells(house, before)
    return (await use((database) => replace(database, before, cells, keyring))) || null
  })
}

function readAll(read: (kind: Kind) => Promise<readonly Sealable[]>): Promise<AllRecords> {
  return Promise.all(kinds.map(async (kind) => [kind, await read(kind)] as const))
}

async function makeCells(house: House, all: AllRecords): Promise<ReadonlyMap<string, Cell>> {
  const cells = new Map<string, Cell>(makeChaff())
  const packs: Record<string, readonly PackPlace[]> = {}
  const put = async (purpose: string, id: string, value: unknown) =>
    cells.set(id, await sealValue(house.key, purpose, id, value))
  for (const [kind, records] of all) {
    const cut = cutIntoPacks(records).map((pack) => ({ id: makeRandomId(), pack }))
    await Promise.all(cut.map(({ id, pack }) => put(kind, id, pack)))
    packs[kind] = cut.map(({ id, pack }, at) => [at === 0 ? '' : (pack[0] as Sealable).id, id])
  }
  await put('directory', house.directory, { packs })
  return cells
}

/**
 * Cells that hold nothing, in each vault another number: that there are more of them than the pages
 * one is shown need, means nothing.
 */
function makeChaff(): readonly (readonly [string, Cell])[] {
  const [count = 0, ...sizes] = crypto.getRandomValues(new Uint8Array(1 + 40))
  return sizes.slice(0, 8 + (count % 32)).map((size) => {
    const chaff = new Uint8Array(12 + 4096 * (1 + (size % 12)) + 16)
    return [makeRandomId(), crypto.getRandomValues(chaff)]
  })
}

async function replace(
  database: Database,
  before: AllRecords,
  cells: ReadonlyMap<string, Cell>,
  keyring: Keyring,
): Promise<boolean> {
  const stores = [...kinds, 'cells', 'keyring'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const now = await readAll((kind) => transaction.objectStore(kind).getAll())
  const locks = await transaction.objectStore('keyring').count()
  if (locks > 0 || stampsOf(now) !== stampsOf(before)) {
    await transaction.done
    if (locks > 0) throw new Error('there is a lock already')
    return false
  }
  const puts = [...cells].map(([id, cell]) => transaction.objectStore('cells').put(cell, id))
  const cleared = kinds.map((kind) => transaction.objectStore(kind).clear())
  const lock = transaction.objectStore('keyring').put(keyring, 'lock')
  await Promise.all([...puts, ...cleared, lock, transaction.done])
  return true
}

function stampsOf(all: AllRecords): string {
  return JSON.stringify(
    all.map(([kind, records]) => [kind, records.map(({ id, changed }) => [id, changed])]),
  )
}
