import type { Language } from '#kit/i18n/language.ts'
import type { Poll, VotesEvent } from '../contract.ts'
import type { PollsOfPage } from '../polls-page.ts'

/** The questions on the screen, today's first, all in one language. */
export interface PollList extends PollsOfPage {
  readonly language: Language
}

/** News say all the votes of a poll, so that any one of them may be missed. */
export function withVotes(list: PollList, news: VotesEvent): PollList {
  return changePoll(list, news.id, (poll) => ({
    ...poll,
    totalVotes: news.totalVotes,
    options: poll.options.map((option) => ({
      ...option,
      votes: news.options.find(({ id }) => id === option.id)?.votes ?? option.votes,
    })),
  }))
}

export function withPoll(list: PollList, poll: Poll): PollList {
  return changePoll(list, poll.id, () => poll)
}

export function withOlder(
  list: PollList,
  page: { readonly polls: readonly Poll[]; readonly next: string | null },
): PollList {
  // The day may have changed between two pages: then one question stands on both.
  const known = new Set(list.polls.map(({ id }) => id))
  const older = page.polls.filter(({ id }) => !known.has(id))
  return { ...list, polls: [...list.polls, ...older], next: page.next }
}

/** As it will be once the vote has arrived, to be shown under the finger. */
export function asVoted(poll: Poll, option: string): Poll {
  if (poll.voted) return poll
  return {
    ...poll,
    voted: true,
    choice: option,
    totalVotes: poll.totalVotes + 1,
    options: poll.options.map((each) =>
      each.id === option ? { ...each, votes: each.votes + 1 } : each,
    ),
  }
}

function changePoll(list: PollList, id: string, change: (poll: Poll) => Poll): PollList {
  return { ...list, polls: list.polls.map((poll) => (poll.id === id ? change(poll) : poll)) }
}
