import type { Vault } from '../vault.ts'
import type { Gate } from './gate.ts'
import { openForCopy } from './open-for-copy.ts'

const fetchKeeping = () => import('#capabilities/sealed-copy/web/keeping.ts')

/** Goes on keeping the copy, where one is kept. */
export async function followCopy(gate: Gate, vault: Vault): Promise<void> {
  if (!(await gate.sealed()?.read('copySettings', 'copy'))) return
  const { keepCopying } = await fetchKeeping()
  const open = openForCopy(gate, vault)
  if (open) await keepCopying(open)
}
