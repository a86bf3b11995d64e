import { describe, expect, it } from 'vitest'
import type { Message } from './history.ts'
import { joinSaid, listTalks } from './kept-talks.ts'

const message = (text: string, timestamp: number, isUser = true): Message => {
  return { id: `${timestamp}`, text, isUser, timestamp }
}
const talk = (id: string, ...messages: Message[]) => ({ id, changed: 1, messages })

describe('the list of talks', () => {
  it('begins with the one that was last talked in, whichever was begun last', () => {
    const talks = [
      talk('talk', message('the first of all', 5)),
      talk('0mi-b', message('begun last', 20)),
      talk('0mi-a', message('begun before', 10), message('and gone on with', 30)),
    ]
    expect(listTalks(talks).map(({ id, at }) => [id, at])).toEqual([
      ['0mi-a', 30],
      ['0mi-b', 20],
      ['talk', 5],
    ])
  })

  it('calls a talk by what the visitor said first, in one short line', () => {
    const said = [message('Look around you', 1, false), message(' मेरो\nमन  भारी छ', 2)]
    expect(listTalks([talk('a', ...said)])[0]?.begins).toBe('मेरो मन भारी छ')
    const long = listTalks([talk('a', message('word '.repeat(50), 1))])[0]?.begins
    expect(long).toMatch(/^word word .+word…$/)
    expect(long?.length).toBeLessThanOrEqual(61)
    expect(listTalks([talk('a', message('Look around', 1, false))])[0]?.begins).toBe('Look around')
  })

  it('leaves out a talk in which nothing was said', () => {
    expect(listTalks([talk('a')])).toEqual([])
  })
})

describe('what was said', () => {
  it('stands behind what is kept, and never twice', () => {
    const [one, two, three] = [message('1', 1), message('2', 2), message('3', 3)] as const
    expect(joinSaid([one, two], [two, three])).toEqual([one, two, three])
    const kept = [one]
    expect(joinSaid(kept, [one])).toBe(kept)
  })
})
