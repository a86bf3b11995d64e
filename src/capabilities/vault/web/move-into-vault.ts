import { readOldHomes } from '../read-old-homes.ts'
import { oldHomes, readOldHome } from './old-homes.ts'
import type { Change, Vault } from './vault.ts'

/** Brings in what older versions kept elsewhere; it is taken from there once it is safe here. */
export async function moveIntoVault(vault: Vault, isSafe: () => boolean): Promise<void> {
  const found = readOldHomes(
    {
      poems: readOldHome(oldHomes.poems),
      quotes: readOldHome(oldHomes.quotes),
      stories: readOldHome(oldHomes.stories),
    },
    Date.now(),
  )
  // Another tab may have been here first, and the visitor may have written on since.
  const changes = found.map(({ kind, record }) => ({
    kind,
    id: record.id,
    to: (current: unknown) => current ?? record,
  }))
  if (changes.length > 0) await vault.change(...(changes as unknown as Change[]))
  if (isSafe()) for (const key of Object.values(oldHomes)) localStorage.removeItem(key)
}
