import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './place.ts'
import { readTopics } from './topic.ts'

describe('a place in the stream', () => {
  it('survives the way to the browser and back', () => {
    const told = fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: undefined })
    fc.assert(
      fc.property(fc.nat(), told, (seq, privateId) => {
        expect(readPlace(writePlace(seq, privateId))).toEqual({ seq, privateId })
      }),
    )
  })

  it.each(['', 'x', '-1', '1.', '1.5', '.5', '1~', '1~a b', '9'.repeat(16), `1~${'a'.repeat(65)}`])(
    'is not “%s”',
    (text) => expect(readPlace(text)).toBeUndefined(),
  )
})

describe('topics', () => {
  it('are read sorted and once each', () => {
    expect(readTopics('polls,walls.confessions,polls')).toEqual(['polls', 'walls.confessions'])
  })

  it.each([
    '',
    ',',
    'a,,b',
    'a b',
    '1a',
    'a"b',
    `a${'b'.repeat(64)}`,
    'abcdefghijklm'.split('').join(),
  ])('are not “%s”', (text) => expect(readTopics(text)).toBeUndefined())
})
