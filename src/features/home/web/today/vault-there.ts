import { databaseName } from '#capabilities/vault/web/database-name.ts'
import { makeStore } from '#kit/web/make-store.ts'

type KeptParts = typeof import('./kept-parts.ts')['default']

/**
 * What looks into the vault. Looking makes one: a phone on which nothing was ever kept, or
 * everything was just deleted, is left without until something is, and spares the fetching too.
 */
export const keptParts = makeStore<KeptParts | null>(null)

export async function fetchKept(): Promise<KeptParts> {
  const { default: parts } = await import('./kept-parts.ts')
  keptParts.change(() => parts)
  return parts
}

export async function lookForVault(): Promise<void> {
  const databases = await indexedDB.databases().catch(() => [])
  if (databases.some(({ name }) => name === databaseName)) await fetchKept()
}
