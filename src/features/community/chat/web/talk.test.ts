import { describe, expect, it } from 'vitest'
import {
  addLine,
  endTalk,
  hear,
  lineOf,
  markUnsent,
  meet,
  noTalk,
  partFrom,
  showNeedOfFriend,
  type Talk,
  takeBack,
} from './talk.ts'

const friend = { en: 'A friend', np: 'एक साथी' }
const talking = meet(noTalk, 'pair-one', friend, 'met')
const message = (id: string, text: string, from: 'me' | 'friend' = 'friend') => ({
  id,
  from,
  text,
  covered: 0,
  at: '2026-11-21T06:00:00.000Z',
  pair: 'pair-one',
})
const texts = ({ lines }: Pick<Talk, 'lines'>) =>
  lines.map((line) => (line.kind === 'said' ? line.text : line.note))

describe('a talk', () => {
  it('hears the same message once, whether it comes as an answer, as news, or as both', () => {
    const sending = addLine(talking, {
      kind: 'said',
      id: 'm1',
      from: 'me',
      text: 'Call 98',
      at: 7,
      sending: true,
    })
    const answered = addLine(sending, lineOf(message('m1', 'Call •••', 'me')))
    expect(texts(hear(answered, message('m1', 'Call •••', 'me')))).toEqual(['met', 'Call •••'])
  })

  it('goes by the clock of the server once it has answered', () => {
    const line = {
      kind: 'said',
      id: 'm1',
      from: 'me',
      text: 'Hello',
      at: 7,
      sending: true,
    } as const
    const { lines } = addLine(addLine(talking, line), lineOf(message('m1', 'Hello', 'me')))
    expect(lines.at(-1)).toMatchObject({ at: Date.parse('2026-11-21T06:00:00.000Z') })
  })

  it('ends the dots when the words have come', () => {
    expect(hear({ ...talking, isTyping: true }, message('m1', 'Hello')).isTyping).toBe(false)
  })

  it('does not hear what was said in another one', () => {
    expect(hear(talking, { ...message('m1', 'Hello'), pair: 'pair-two' })).toBe(talking)
  })

  it('keeps what could not be sent, to be sent again', () => {
    const line = {
      kind: 'said',
      id: 'm1',
      from: 'me',
      text: 'Hello',
      at: 7,
      sending: true,
    } as const
    const { lines } = markUnsent(addLine(talking, line), 'm1', 'offline')
    expect(lines.at(-1)).toEqual({
      kind: 'said',
      id: 'm1',
      from: 'me',
      text: 'Hello',
      at: 7,
      unsent: 'offline',
    })
  })

  it('takes what was refused back to where it is written, and loses neither text', () => {
    const line = {
      kind: 'said',
      id: 'm1',
      from: 'me',
      text: 'Hello',
      at: 7,
      unsent: 'threat',
    } as const
    const back = takeBack({ ...addLine(talking, line), draft: 'half a' }, 'm1')
    expect(texts(back)).toEqual(['met'])
    expect(back.draft).toBe('Hello\n\nhalf a')
  })

  it('keeps in sight that the other is in need, and in this talk alone', () => {
    const need = { kind: 'self', line: friend, replies: [friend] } as const
    const shown = showNeedOfFriend(talking, 'pair-one', need)
    expect(hear(shown, message('m1', 'ok')).friendInNeed).toBe(need)
    expect(showNeedOfFriend(talking, 'pair-two', need)).toBe(talking)
    expect(endTalk(shown).friendInNeed).toBeNull()
  })

  it('stays readable when the other has gone', () => {
    const over = partFrom(hear(talking, message('m1', 'Hello')), 'left')
    expect(over.phase).toBe('over')
    expect(texts(over)).toEqual(['met', 'Hello', 'left'])
  })

  it('leaves nothing behind but the wish to meet somebody', () => {
    const practising = { ...talking, draft: 'half a', wish: false }
    expect(endTalk(practising)).toEqual({ ...noTalk, wish: false })
  })
})

describe('somebody who comes while one practises', () => {
  const practising: Talk = { ...noTalk, phase: 'practice', offer: { pair: 'pair-one', lines: [] } }

  it('is heard once they are met, and the half-written line is still there', () => {
    const waiting = hear(practising, message('m1', 'Is anybody here?'))
    expect(texts(waiting)).toEqual([])
    const met = meet({ ...waiting, draft: 'half a' }, 'pair-one', friend, 'met')
    expect(texts(met)).toEqual(['met', 'Is anybody here?'])
    expect(met.draft).toBe('half a')
  })
})
