import { openLock } from '#capabilities/vault/web/lock/lock.ts'

/** Where no lock is set, no number opens anything: then the date is held. */
export async function opensWith(digits: string): Promise<boolean> {
  return (await openLock(digits)).ok
}
