/** `npm run proof` takes its time; `npm test` shows the same with less of it. */
const isProof = process.env.PROOF === 'yes'

/** How often: in a proof, and in the short form of it. */
export function often({ test, proof }: { test: number; proof: number }): number {
  return isProof ? proof : test
}
