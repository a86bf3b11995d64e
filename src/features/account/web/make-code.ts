import type * as contract from '#capabilities/identity/recovery/contract.ts'
import { makeCode, randomSymbols } from '#capabilities/identity/recovery/recovery-code.ts'
import { askServer } from '#kit/http/web/ask-server.ts'

export function drawCode(): string {
  return makeCode(crypto.getRandomValues(new Uint8Array(randomSymbols)))
}

/** Whether it arrived or not, the same code may be sent again. */
export async function keepCode(newCode: string, proof: string | undefined): Promise<void> {
  const body = { newCode, ...(proof !== undefined && { code: proof }) }
  const path = '/api/identity/recovery-code'
  await askServer<typeof contract.setRecoveryCode>('PUT', path, { body })
}
