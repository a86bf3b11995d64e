import { deviceVaultParts } from '../device-vault.ts'
import type { Keyring } from './keyring.ts'

export function readKeyring(): Promise<Keyring | undefined> {
  return deviceVaultParts().use((database) => database.transaction('keyring').store.get('lock'))
}

/** Worked out from what stands there now, which another tab may have changed. */
export async function changeKeyring(change: (now: Keyring) => Keyring): Promise<Keyring> {
  const { gate, news, use } = deviceVaultParts()
  const next = await use(async (database) => {
    const transaction = database.transaction('keyring', 'readwrite', { durability: 'strict' })
    const now = await transaction.store.get('lock')
    if (!now) throw new Error('there is no lock')
    const changed = change(now)
    await Promise.all([transaction.store.put(changed, 'lock'), transaction.done])
    return changed
  })
  await gate.look()
  news.tell({ what: 'lock' })
  return next
}
