import { beginScreenAnew } from '#kit/page/web/screen-round.ts'
import { keepNow } from '#kit/web/keep-now.ts'
import type { Vault } from '../vault.ts'
import type { Gate } from './gate.ts'

/** Closes this tab's way to the records. Words in hand are kept, and then nowhere in the page. */
export async function close(gate: Gate, vault: Vault): Promise<void> {
  if (gate.state() !== 'open') return
  keepNow()
  await vault.settled()
  await gate.leave()
  beginScreenAnew()
}
