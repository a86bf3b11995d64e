import { randomBytes } from 'node:crypto'
import type { Identities } from '../../../server/identities.ts'
import type { Visitor } from '../../../server/session-cache.ts'
import { makeCode, randomSymbols } from '../../recovery-code.ts'

/** As a browser makes it. */
export function newCode(): string {
  return makeCode(randomBytes(randomSymbols))
}

/** Gives somebody who has none a recovery code; answers it. */
export async function giveCode(identities: Identities, visitor: Visitor): Promise<string> {
  const code = newCode()
  const outcome = await identities.recovery.setCode(visitor, code)
  if (outcome !== 'set') throw new Error(`No code was set: ${outcome}`)
  return code
}
