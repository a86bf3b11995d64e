import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { beforeNonce, isPaid } from '../price/proof-of-work.ts'
import { findProof } from './find-proof.ts'

it('finds the work that a new box costs, and lets others have a turn meanwhile', async () => {
  const payment = { challenge: 'a day', box: 'b'.repeat(43), token: 't'.repeat(43) }
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const { challenge, nonce } = await findProof({ ...payment, work: 60_000 })
  clearInterval(timer)
  const digest = createHash('sha256')
    .update(beforeNonce(payment) + nonce)
    .digest()
  expect(isPaid(digest, 60_000)).toBe(true)
  expect(challenge).toBe('a day')
  expect(turns).toBeGreaterThan(0)
})
