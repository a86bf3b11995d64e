import { describe, expect, it } from 'vitest'
import { actionFor, letterOf } from './action-for.ts'

describe('a key pressed over a post', () => {
  it.each([
    ['a', 'waiting', false, 'approve'],
    ['r', 'waiting', false, 'remove'],
    ['s', 'waiting', false, 'silence'],
    ['s', 'waiting', true, 'unsilence'],
    ['r', 'removed', false, 'restore'],
    ['a', 'removed', false, undefined],
    ['x', 'waiting', false, undefined],
  ] as const)('%s among the %s (silenced: %s) means %s', (letter, show, authorSilenced, action) => {
    expect(actionFor(letter, show, { authorSilenced, authorKnown: true })).toBe(action)
  })

  it('silences nobody where nobody knows whom', () => {
    const post = { authorSilenced: false, authorKnown: false }
    expect(actionFor('s', 'waiting', post)).toBeUndefined()
    expect(actionFor('r', 'waiting', post)).toBe('remove')
  })

  it('is the same key on a Nepali keyboard, with caps lock, and on other layouts', () => {
    expect(letterOf({ key: 'व', code: 'KeyJ' })).toBe('j')
    expect(letterOf({ key: 'J', code: 'KeyJ' })).toBe('j')
    expect(letterOf({ key: 'j', code: 'KeyC' })).toBe('j')
    expect(letterOf({ key: 'ArrowDown', code: 'ArrowDown' })).not.toMatch(/^[jkars]$/)
  })
})
