import { createHash } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { beforeNonce, isPaid } from '../price/proof-of-work.ts'
import { createFading, type Fading } from './fading.ts'

/** Hashes on average: less than a tenth of a second on a cheap phone. */
const usual = 2 ** 13
/** At so many of an hour the price is twice the usual. */
const manyOfNetwork = 26
const manyOfSite = 500
/** However much the whole site is under load, whoever comes from a quiet network waits a second. */
const mostForTheSite = 12
const most = 2 ** 32
const dayMillis = 86_400_000
const sweepAt = 10_000

export interface Price {
  readonly challenge: string
  readonly work: number
}

export interface Prices {
  of(network: string): Price
  /** Counts the box as opened, or throws the problem that asks for a proof. */
  take(opening: Opening): void
}

export interface Opening {
  readonly network: string
  readonly box: string
  readonly token: string
  readonly proof: Proof | undefined
}

interface Proof {
  readonly challenge: string
  readonly nonce: string
}

/**
 * What a box costs grows with how many were opened lately: with the fourth power of those from one
 * network, so that a few dozen behind a carrier's shared address still wait about a second and a
 * thousand take hours, of a machine that does ten million hashes in a second too.
 */
export function workFor(opened: { readonly fromNetwork: number; readonly onSite: number }): number {
  const here = 1 + (opened.fromNetwork / manyOfNetwork) ** 4
  const everywhere = Math.min(mostForTheSite, 1 + (opened.onSite / manyOfSite) ** 2)
  return Math.min(most, Math.floor(usual * Math.max(here, everywhere)))
}

/** What is asked for at least: others who came while a phone worked must not make it begin again. */
export function leastFor(work: number): number {
  return work / 2
}

/** It is counted here alone and written nowhere: no network stands in a store. */
export function createPrices(clock: Clock, grows: boolean): Prices {
  const site = createFading(clock)
  const networks = new Map<string, Fading>()
  let nextSweep = sweepAt

  function workFrom(network: string): number {
    return workFor({
      fromNetwork: networks.get(network)?.level() ?? 0,
      onSite: site.level(),
    })
  }

  function count(network: string): void {
    if (!grows) return
    site.add()
    const here = networks.get(network) ?? createFading(clock)
    here.add()
    networks.set(network, here)
    if (networks.size > nextSweep) forgetQuiet()
  }

  function forgetQuiet(): void {
    for (const [network, { level }] of networks) if (level() < 0.1) networks.delete(network)
    nextSweep = Math.max(sweepAt, networks.size * 2)
  }

  return {
    of: (network) => ({ challenge: dayOf(clock.now()), work: workFrom(network) }),

    take(opening) {
      const { network, proof } = opening
      const days = [-1, 0, 1].map((days) => dayOf(clock.now() + days * dayMillis))
      const least = leastFor(workFrom(network))
      if (!proof || !days.includes(proof.challenge) || !isPaid(digestOf(opening, proof), least)) {
        throw new HttpProblem(428, 'proof_wanted', 'A new box costs a little more work.')
      }
      count(network)
    },
  }
}

function digestOf({ box, token }: Opening, { challenge, nonce }: Proof): Uint8Array {
  return createHash('sha256')
    .update(beforeNonce({ challenge, box, token }) + nonce)
    .digest()
}

/** The day is the challenge: every node gives the same, and nobody works ahead for long. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
