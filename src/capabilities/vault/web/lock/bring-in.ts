import { kinds } from '../../records.ts'
import { deviceVaultParts } from '../device-vault.ts'

/** A page of an older version, still open in a tab, writes in the open: what it wrote is sealed here. */
export async function bringInPlain(): Promise<void> {
  const { gate, use } = deviceVaultParts()
  for (const kind of kinds) {
    for (const record of await use((database) => database.transaction(kind).store.getAll())) {
      const { id } = record
      const seen = (await gate.read(kind, id))?.changed ?? null
      if (seen === null || seen < record.changed) await gate.write([{ kind, id, record, seen }])
      await use(async (database) => {
        const { store, done } = database.transaction(kind, 'readwrite')
        await Promise.all([store.delete(id), done])
      })
    }
  }
}
