import { processorTime } from './processor-time.ts'
import { type Blows, hammerRaw } from './raw-hammer.ts'
import { postgresProcess } from './stage.ts'

export interface Entrant {
  readonly name: string
  readonly address: string
  readonly pid: number
  readonly request: () => string | Buffer
  readonly expected?: number
  /** What goes on beside the hammer while it is this one's turn; answers how to end it. */
  readonly begin?: () => () => void
}

interface Round extends Blows {
  /** Milliseconds of processor that the server and Postgres used for one request. */
  readonly cost: number
}

export interface Result {
  readonly name: string
  readonly rounds: readonly Round[]
}

export const clients = 50
export const seconds = Number(process.env.SECONDS ?? 3)
const roundCount = Number(process.env.ROUNDS ?? 3)

/** Everybody in turn, several times, so that a bad moment of the machine hits all. */
export async function takeTurns(
  entrants: readonly Entrant[],
  load: { clients: number; seconds: number } = { clients, seconds },
): Promise<readonly Result[]> {
  const postgres = await postgresProcess()

  async function strike(entrant: Entrant, seconds: number): Promise<Round> {
    const { address, pid, request, expected = 200 } = entrant
    const before = processorTime(pid, postgres)
    const finish = entrant.begin?.()
    const blows = await hammerRaw({ address, request, expected, clients: load.clients, seconds })
    finish?.()
    const used = (processorTime(pid, postgres) ?? Number.NaN) - (before ?? Number.NaN)
    return { ...blows, cost: (used * 1_000) / (blows.latencies.length + blows.failed) }
  }

  for (const entrant of entrants) await strike(entrant, Math.min(1, load.seconds))
  const results = entrants.map(({ name }) => ({ name, rounds: [] as Round[] }))
  for (let round = 0; round < roundCount; round++) {
    for (const [place, entrant] of entrants.entries()) {
      results[place]?.rounds.push(await strike(entrant, load.seconds))
    }
  }
  return results
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  return (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2
}

export function rateOf({ rounds }: Result): number {
  return median(rounds.map(({ rate }) => rate))
}

export function costOf({ rounds }: Result): number {
  return median(rounds.map(({ cost }) => cost))
}

export function waitOf({ rounds }: Result, share: number): number {
  return median(rounds.map(({ latencies }) => percentile(latencies, share)))
}

/** How many times as fast the first is, round by round, as rounds differ more than servers do. */
export function timesAsFast(first: Result, other: Result): number {
  return median(
    first.rounds.map(({ rate }, round) => rate / (other.rounds[round]?.rate ?? Number.NaN)),
  )
}

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
