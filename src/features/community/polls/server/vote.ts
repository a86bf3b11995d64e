import { whoIsHere } from '#capabilities/identity/server/who-is-here.ts'
import { recordEvents } from '#capabilities/live/server/record-event.ts'
import {
  type AnyCommand,
  defineCommand,
  defineCrowdedCommand,
  placesFor,
  rowsOf,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { findPoll } from '../bank/poll-bank.ts'
import type { PollSeed } from '../bank/poll-seed.ts'
import { type CountRow, votesEvent } from './count-votes.ts'

export interface Vote {
  /** Whose it is, to be sure that they are still here; it is not written down. */
  readonly identityId: string
  readonly mark: string
  readonly pollId: string
  readonly option: string
}

/** `again`: there is a vote of this visitor. `nobody`: they have erased themselves. */
export type Voted = 'counted' | 'again' | 'nobody'

/** One vote a visitor and poll: the first. */
export const vote = defineCrowdedCommand(
  'polls.vote',
  function* (votes: readonly Vote[], context): Unit<readonly Voted[]> {
    const here = yield* whoIsHere(votes, context)
    const wanted = votes.filter(({ identityId }) => here.has(identityId))
    if (wanted.length === 0) return votes.map(() => 'nobody')
    const inOrder = wanted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    const counted = yield* rowsOfText<Counted>(
      `INSERT INTO poll_votes (poll_id, mark, option_id)
       VALUES ${placesFor(inOrder, '(?, ?, ?)')}
       ON CONFLICT (poll_id, mark) DO NOTHING RETURNING poll_id, mark, option_id`,
      inOrder.flatMap(({ pollId, mark, option }) => [pollId, mark, option]),
    )
    yield* addToCounts(counted, context)
    const keys = new Set(counted.map((row) => `${row.poll_id} ${row.mark} ${row.option_id}`))
    // Taken out, so that of two taps in one commit only the first counts.
    return votes.map((one) => {
      if (!here.has(one.identityId)) return 'nobody'
      return keys.delete(keyOf(one)) ? 'counted' : 'again'
    })
  },
)

interface Counted {
  readonly poll_id: string
  readonly mark: string
  readonly option_id: string
}

/**
 * All options of a poll are written, also those with nothing to add: whoever counts in the same poll
 * waits until this is committed, and the later news has the later votes.
 */
function* addToCounts(counted: readonly Counted[], context: WriteContext): Unit<void> {
  if (counted.length === 0) return
  const polls = [...new Set(counted.map(({ poll_id }) => poll_id))].sort().map(pollOf)
  const options = polls.flatMap((poll) => poll.options.map(({ id }) => ({ poll: poll.id, id })))
  const counts = yield* rowsOfText<CountRow>(
    `INSERT INTO poll_counts (poll_id, option_id, votes)
     VALUES ${placesFor(options, '(?, ?, ?)')}
     ON CONFLICT (poll_id, option_id) DO UPDATE
     SET votes = poll_counts.votes - poll_counts.votes_gone + excluded.votes, votes_gone = 0
     RETURNING poll_id, option_id, votes`,
    options.flatMap(({ poll, id }) => {
      const given = counted.filter((one) => one.poll_id === poll && one.option_id === id)
      return [poll, id, given.length]
    }),
  )
  yield* recordEvents(
    polls.map((poll) => votesEvent(poll, counts)),
    context,
  )
}

function pollOf(id: string): PollSeed {
  return findPoll(id) as PollSeed
}

function keyOf({ pollId, mark, option }: Vote): string {
  return `${pollId} ${mark} ${option}`
}

/** Keeps the day of the first question; whoever asks later is told that one. */
export const openPollsOn = defineCommand(
  'polls.open',
  function* ({ day }: { day: number }, { build }): Unit<number> {
    const [opening] = yield* rowsOf(build.selectFrom('poll_opening').select('day'))
    if (opening) return opening.day
    yield* rowsOf(build.insertInto('poll_opening').values({ id: 1, day }))
    return day
  },
)

export const pollCommands: readonly AnyCommand[] = [vote, openPollsOn]
