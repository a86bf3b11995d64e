import { useSyncExternalStore } from 'react'
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
const listeners = new Set<() => void>()
let heard: { readonly text: string | null; readonly votes: OwnVotes } = { text: null, votes: none }

/** The same in every tab: a vote in one shows in the others. */
export function useOwnVotes(): OwnVotes {
  return useSyncExternalStore(subscribe, readOwnVotes, () => none)
}

export function readOwnVotes(): OwnVotes {
  const text = readText()
  if (text !== heard.text) heard = { text, votes: parse(text) }
  return heard.votes
}

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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function writeVotes(votes: OwnVotes): void {
  const text = JSON.stringify(votes)
  if (text === heard.text) return
  heard = { text, votes }
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage refused: the vote is known until the page is left, and then by the server.
    refused = text
  }
  for (const listener of listeners) listener()
}

let refused: string | null = null

function readText(): string | null {
  try {
    return refused ?? localStorage.getItem(key)
  } catch {
    return refused
  }
}

function parse(text: string | null): OwnVotes {
  try {
    return (text && JSON.parse(text)) || none
  } catch {
    return none
  }
}
