import { sha256 } from '@noble/hashes/sha2.js'
import { wait } from '#kit/web/wait.ts'
import { beforeNonce, isPaid, type Payment } from '../price/proof-of-work.ts'

/** As long as a picture stands still on the screen without anybody seeing it. */
const slice = 12

/** Looks for the proof a little at a time, so that the page can be used meanwhile. */
export async function findProof(
  payment: Payment & { readonly work: number },
): Promise<{ challenge: string; nonce: string }> {
  const encoder = new TextEncoder()
  const begun = sha256.create().update(encoder.encode(beforeNonce(payment)))
  for (let tried = 0; ; ) {
    const end = performance.now() + slice
    do {
      const nonce = (tried++).toString(36)
      const digest = begun.clone().update(encoder.encode(nonce)).digest()
      if (isPaid(digest, payment.work)) return { challenge: payment.challenge, nonce }
    } while (performance.now() < end)
    await wait(0)
  }
}
