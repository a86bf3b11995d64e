import { describe, expect, it } from 'vitest'
import type { Poll } from '../contract.ts'
import { asVoted, type PollList, withOlder, withVotes } from './poll-list.ts'

const poll = (id: string, votes: readonly number[] = [3, 1]): Poll => ({
  id,
  question: `${id}?`,
  category: 'food',
  isToday: false,
  voted: false,
  choice: null,
  options: votes.map((count, place) => ({ id: `option-${place}`, text: 'Tea', votes: count })),
  totalVotes: votes.reduce((sum, count) => sum + count, 0),
})

const list = (...polls: Poll[]): PollList => ({ language: 'en', polls, next: 'tea' })

describe('the questions on the screen', () => {
  it('take in what others voted, and only where it belongs', () => {
    const news = { id: 'rice', options: [{ id: 'option-1', votes: 7 }], totalVotes: 10 }
    const { polls } = withVotes(list(poll('tea'), poll('rice')), news)
    expect(polls[0]).toEqual(poll('tea'))
    expect(polls[1]).toMatchObject({ totalVotes: 10, options: [{ votes: 3 }, { votes: 7 }] })
  })

  it('go on with the older ones, none of them twice when midnight passed meanwhile', () => {
    const page = { polls: [poll('tea'), poll('salt')], next: null }
    const all = withOlder(list(poll('rice'), poll('tea')), page)
    expect(all.polls.map(({ id }) => id)).toEqual(['rice', 'tea', 'salt'])
    expect(all.next).toBeNull()
  })

  it('show a vote under the finger, once', () => {
    const voted = asVoted(poll('tea'), 'option-1')
    expect(voted).toMatchObject({ voted: true, choice: 'option-1', totalVotes: 5 })
    expect(voted.options.map(({ votes }) => votes)).toEqual([3, 2])
    expect(asVoted(voted, 'option-0')).toEqual(voted)
  })
})
