import { device } from '#kit/web/device-store.ts'
import { makeKeptStore, useStore } from '#kit/web/make-store.ts'
import type { Poll } from '../contract.ts'

/** What this phone voted; the server knows better, and is asked. */
export interface OwnVote {
  readonly option: string
  /** False while it waits for the internet. */
  readonly sent: boolean
  readonly at: number
}

export type OwnVotes = Readonly<Record<string, OwnVote>>

const key = 'poll-votes'
const none: OwnVotes = {}
const kept = makeKeptStore(() => device.read(key), parse)

export const readOwnVotes = kept.read

/** The same in every tab: a vote in one shows in the others. */
export const useOwnVotes = (): OwnVotes => useStore(kept)

export function keepVote(pollId: string, vote: OwnVote | null): void {
  const { [pollId]: _, ...others } = readOwnVotes()
  writeVotes(vote ? { ...others, [pollId]: vote } : others)
}

/**
 * What the server says of this visitor's votes counts, except for a vote that was
 * made after it was asked or that it has not been told of yet.
 */
export function reconcileVotes(polls: readonly Poll[], askedAt: number): void {
  const votes = { ...readOwnVotes() }
  for (const { id, voted, choice } of polls) {
    const own = votes[id]
    if (voted && choice !== null) votes[id] = { option: choice, sent: true, at: own?.at ?? askedAt }
    else if (own?.sent && own.at < askedAt) delete votes[id]
  }
  writeVotes(votes)
}

function writeVotes(votes: OwnVotes): void {
  const text = JSON.stringify(votes)
  if (text === device.read(key)) return
  device.keep(key, text)
  kept.tell()
}

function parse(text: string | null): OwnVotes {
  try {
    return (text && JSON.parse(text)) || none
  } catch {
    return none
  }
}
