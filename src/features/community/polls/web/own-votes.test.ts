// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Poll } from '../contract.ts'
import { keepVote, readOwnVotes, reconcileVotes } from './own-votes.ts'

const poll = (id: string, choice: string | null): Poll => ({
  id,
  question: '?',
  category: 'food',
  isToday: false,
  options: [],
  totalVotes: 0,
  choice,
  voted: choice !== null,
})

describe('what this phone remembers of its votes', () => {
  beforeEach(() => localStorage.clear())

  it('is what another tab wrote a moment ago', () => {
    keepVote('tea', { option: 'milk', sent: true, at: 1 })
    localStorage.setItem('poll-votes', '{"rice":{"option":"white","sent":true,"at":2}}')
    expect(readOwnVotes()).toEqual({ rice: { option: 'white', sent: true, at: 2 } })
  })

  it('gives way to what the server knows', () => {
    keepVote('tea', { option: 'milk', sent: true, at: 1 })
    reconcileVotes([poll('tea', null), poll('rice', 'white')], 5)
    expect(readOwnVotes()).toEqual({ rice: { option: 'white', sent: true, at: 5 } })
  })

  it('keeps a vote the server could not know of when it was asked', () => {
    keepVote('tea', { option: 'milk', sent: true, at: 9 })
    keepVote('salt', { option: 'pink', sent: false, at: 1 })
    reconcileVotes([poll('tea', null), poll('salt', null)], 5)
    expect(Object.keys(readOwnVotes())).toEqual(['tea', 'salt'])
  })

  it('is nothing when what was kept cannot be read', () => {
    localStorage.setItem('poll-votes', '{broken')
    expect(readOwnVotes()).toEqual({})
  })
})
