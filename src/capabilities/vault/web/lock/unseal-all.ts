import { type Kind, kinds } from '../../records.ts'
import type { Database, Use } from '../connection.ts'
import type { Cell } from '../sealed/cells.ts'
import type { House } from '../sealed/house.ts'
import { type Directory, emptyDirectory } from '../sealed/packs.ts'
import { stateOf, unsealValue } from '../sealed/seal.ts'
import type { Sealable } from '../sealed/sealed-step.ts'
import { untilUndisturbed } from '../until-undisturbed.ts'

/** Brings all records of a house back into the open and takes the lock away, in one transaction. */
export async function unsealAll(use: Use, house: House): Promise<void> {
  await untilUndisturbed(async () => {
    const cells = await use(readCells)
    const records = await openRecords(house, cells)
    return (await use((database) => replace(database, house, cells, records))) || null
  })
}

/** Throws where something of it cannot be opened. */
export async function readThrough(use: Use, house: House): Promise<void> {
  await openRecords(house, await use(readCells))
}

async function readCells(database: Database): Promise<ReadonlyMap<string, Cell>> {
  const { store } = database.transaction('cells')
  const [ids, cells] = await Promise.all([store.getAllKeys(), store.getAll()])
  return new Map(ids.map((id, at) => [id, cells[at] as Cell]))
}

type RecordsOf = readonly (readonly [kind: Kind, records: readonly Sealable[]])[]

async function openRecords(house: House, cells: ReadonlyMap<string, Cell>): Promise<RecordsOf> {
  const open = <Value>(purpose: string, id: string) =>
    unsealValue<Value>(house.key, purpose, id, cells.get(id) ?? new Uint8Array())
  const directory = cells.has(house.directory)
    ? await open<Directory>('directory', house.directory)
    : emptyDirectory
  return Promise.all(
    kinds.map(async (kind) => {
      const places = directory.packs[kind] ?? []
      const packs = await Promise.all(places.map(([, id]) => open<readonly Sealable[]>(kind, id)))
      return [kind, packs.flat()] as const
    }),
  )
}

async function replace(
  database: Database,
  house: House,
  seen: ReadonlyMap<string, Cell>,
  records: RecordsOf,
): Promise<boolean> {
  const stores = [...kinds, 'cells', 'keyring'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const cells = transaction.objectStore('cells')
  const [keyring, ids, now] = await Promise.all([
    transaction.objectStore('keyring').get('lock'),
    cells.getAllKeys(),
    cells.getAll(),
  ])
  const isSame =
    ids.length === seen.size &&
    ids.every((id, at) => stateOf(now[at] as Cell) === stateOf(seen.get(id) ?? new Uint8Array()))
  if (keyring?.id !== house.lockId || !isSame) {
    await transaction.done
    if (keyring?.id !== house.lockId) throw new Error('this lock is gone')
    return false
  }
  const puts = records.flatMap(([kind, list]) =>
    list.map((record) => transaction.objectStore(kind).put(record)),
  )
  const cleared = [cells.clear(), transaction.objectStore('keyring').clear()]
  await Promise.all([...puts, ...cleared, transaction.done])
  return true
}
