import { describe, expect, it } from 'vitest'
import type { Post, You } from '../../contract.ts'
import {
  emptyWall,
  heartOf,
  withArrived,
  withArrivedShown,
  withBack,
  withFirstPage,
  withFreshPage,
  withHeartAnswer,
  withHeartCount,
  withHeld,
  withKeptPage,
  withOlderPage,
  without,
  withoutPendingHeart,
  withPendingHeart,
  withPosted,
} from './wall-state.ts'

const nobody: You = { hearted: [], wrote: [] }

function post(id: string, more: Partial<Post> = {}): Post {
  return {
    id,
    text: `words of ${id}`,
    author: 'Anonymous',
    hearts: 0,
    timestamp: '2026-11-21T06:00:00.000Z',
    ...more,
  }
}

const posts = (...ids: string[]) => ids.map((id) => post(id))
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')
const wall = (...ids: string[]) =>
  withFirstPage(emptyWall(null), { posts: posts(...ids), next: null })

describe('a post that arrives while somebody reads', () => {
  it('waits to be asked for, so that the page stays where it is', () => {
    const state = withArrived(wall('b', 'a'), post('c'))
    expect([idsOf(state.posts), idsOf(state.arrived)]).toEqual(['ba', 'c'])
    const shown = withArrivedShown(state)
    expect([idsOf(shown.posts), idsOf(shown.arrived)]).toEqual(['cba', ''])
  })

  it('is counted once, however often it is told', () => {
    const state = [post('c'), post('d'), post('c')].reduce(withArrived, wall('b'))
    expect(idsOf(state.arrived)).toBe('dc')
    expect(withArrived(withArrivedShown(state), post('c')).arrived).toEqual([])
  })

  it('of another category is not announced', () => {
    const family = { ...wall('a'), category: 'Family' as const }
    expect(withArrived(family, post('b', { category: 'Nature' })).arrived).toEqual([])
    expect(idsOf(withArrived(family, post('c', { category: 'Family' })).arrived)).toBe('c')
  })

  it('goes when its author takes it back, shown or not', () => {
    const state = withArrived(wall('b', 'a'), post('c'))
    expect(idsOf(without(state, 'c').arrived)).toBe('')
    expect(idsOf(without(state, 'b').posts)).toBe('a')
  })
})

describe('a page read again', () => {
  it('leaves what is shown in place and lets the newer wait', () => {
    const state = withFreshPage(
      wall('c', 'b', 'a'),
      { posts: posts('d', 'c', 'a'), next: null },
      nobody,
    )
    expect([idsOf(state.posts), idsOf(state.arrived)]).toEqual(['ca', 'd'])
  })

  it('keeps the older pages that were opened, and their place to go on', () => {
    const opened = withOlderPage(
      { ...wall('d', 'c'), next: 'after c' },
      { posts: posts('b', 'a'), next: 'after a' },
      nobody,
    )
    const state = withFreshPage(opened, { posts: posts('d', 'c'), next: 'after c' }, nobody)
    expect([idsOf(state.posts), state.next]).toEqual(['dcba', 'after a'])
  })

  it('begins anew when so much happened that a gap would be hidden', () => {
    const state = withFreshPage(wall('b', 'a'), { posts: posts('z', 'y'), next: 'after y' }, nobody)
    expect([idsOf(state.posts), state.arrived.length, state.next]).toEqual(['zy', 0, 'after y'])
  })

  it('puts back what stands between the posts that are shown', () => {
    const state = withFreshPage(wall('c', 'a'), { posts: posts('c', 'b', 'a'), next: null }, nobody)
    expect([idsOf(state.posts), idsOf(state.arrived)]).toEqual(['cba', ''])
  })

  it('brings what is the visitor’s own', () => {
    const held = { ...post('d'), reason: 'slur' }
    const state = withFreshPage(
      wall('c', 'b'),
      { posts: posts('c', 'b'), next: null },
      { hearted: ['b'], wrote: ['c'], held: [held] },
    )
    expect([...state.hearted, ...state.wrote, ...state.held]).toEqual(['b', 'c', held])
  })

  it('replaces what the device remembered without moving it', () => {
    const kept = withKeptPage(emptyWall(null), posts('b', 'a'), 1)
    const state = withFreshPage(kept, { posts: posts('c', 'b', 'a'), next: null }, nobody)
    expect([state.status, state.keptAt, idsOf(state.posts), idsOf(state.arrived)]).toEqual([
      'shown',
      undefined,
      'ba',
      'c',
    ])
  })
})

describe('the visitor’s own post', () => {
  it('stands on top at once, also when the stream told of it first', () => {
    const state = withPosted(withArrived(wall('a'), post('b')), post('b'))
    expect([idsOf(state.posts), state.arrived.length, state.wrote.has('b')]).toEqual([
      'ba',
      0,
      true,
    ])
  })

  it('is not shown under a category it does not have', () => {
    const family = { ...wall('a'), category: 'Family' as const }
    const state = withPosted(family, post('b', { category: 'Nature' }))
    expect([idsOf(state.posts), state.wrote.has('b')]).toEqual(['a', true])
  })

  it('comes back to its place when its deletion is undone', () => {
    const state = without(wall('c', 'b', 'a'), 'b')
    expect(idsOf(withBack(state, post('b')).posts)).toBe('cba')
  })

  it('is shown once while it waits for a moderator', () => {
    const held = { ...post('b'), reason: 'slur' }
    expect(withHeld(withHeld(wall('a'), held), held).held).toEqual([held])
  })
})

describe('a heart', () => {
  const three = withFirstPage(emptyWall(null), { posts: [post('a', { hearts: 3 })], next: null })
  const shown = (state: typeof three) => heartOf(state, state.posts[0] as Post)

  it('answers under the finger before the server does', () => {
    expect(shown(withPendingHeart(three, 'a', true))).toEqual({ given: true, count: 4 })
  })

  it('then shows what the server counted', () => {
    const state = withHeartAnswer(withPendingHeart(three, 'a', true), 'a', {
      hearts: 7,
      hearted: true,
    })
    expect(shown(state)).toEqual({ given: true, count: 7 })
  })

  it('goes back to what it was when it could not be given', () => {
    expect(shown(withoutPendingHeart(withPendingHeart(three, 'a', true), 'a'))).toEqual({
      given: false,
      count: 3,
    })
  })

  it('can be taken back', () => {
    const given = withHeartAnswer(three, 'a', { hearts: 4, hearted: true })
    expect(shown(withPendingHeart(given, 'a', false))).toEqual({ given: false, count: 3 })
  })

  it('of somebody else changes the count, but not while ours is on its way', () => {
    expect(shown(withHeartCount(three, 'a', 9))).toEqual({ given: false, count: 9 })
    expect(shown(withHeartCount(withPendingHeart(three, 'a', true), 'a', 4))).toEqual({
      given: true,
      count: 4,
    })
  })
})
