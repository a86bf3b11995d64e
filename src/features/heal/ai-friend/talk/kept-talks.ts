import type { FriendChat } from '#capabilities/vault/records.ts'
import { cutToGraphemes } from '#kit/text/count.ts'
import type { Message } from './history.ts'

/** An earlier talk as it stands in a list. */
export interface EarlierTalk {
  readonly id: string
  /** What the visitor said first. */
  readonly begins: string
  /** When something was last said in it. */
  readonly at: number
}

const longestBeginning = 60

/** The one that was last talked in comes first; the id of the first talk of all says no time. */
export function listTalks(records: readonly FriendChat[]): readonly EarlierTalk[] {
  return records
    .filter(({ messages }) => messages.length > 0)
    .map(({ id, messages }) => ({ id, begins: beginningOf(messages), at: lastMoment(messages) }))
    .sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
}

function beginningOf(messages: readonly Message[]): string {
  const first = messages.find(({ isUser }) => isUser) ?? messages[0]
  const text = first?.text.trim().replace(/\s+/g, ' ') ?? ''
  const cut = cutToGraphemes(text, longestBeginning)
  return cut === text ? text : `${cut.trim()}…`
}

function lastMoment(messages: readonly Message[]): number {
  return Math.max(...messages.map(({ timestamp }) => timestamp))
}

/** What was said a moment ago stands behind what is kept, until it is kept itself. */
export function joinSaid(kept: readonly Message[], said: readonly Message[]): readonly Message[] {
  const waiting = withoutKept(said, kept)
  return waiting.length === 0 ? kept : [...kept, ...waiting]
}

export function withoutKept(
  said: readonly Message[],
  kept: readonly Message[],
): readonly Message[] {
  const ids = new Set(kept.map(({ id }) => id))
  const waiting = said.filter(({ id }) => !ids.has(id))
  return waiting.length === said.length ? said : waiting
}
