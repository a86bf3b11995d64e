import { describe, expect, it } from 'vitest'
import { bodies } from '#capabilities/composing/contract.ts'
import { historyOf, keepNewest, type Message } from './history.ts'

const talk = (count: number, text = 'hello'): Message[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    text: `${text} ${at}`,
    isUser: at % 2 === 0,
    timestamp: at,
  }))

describe('what is handed over of a talk', () => {
  it('is its newest part, in order, told apart by who said it', () => {
    const history = historyOf(talk(30))
    expect(history).toHaveLength(20)
    expect(history[0]).toEqual({ from: 'visitor', text: 'hello 10' })
    expect(history.at(-1)).toEqual({ from: 'friend', text: 'hello 29' })
  })

  it('is taken by the server however long the talk was', () => {
    const body = { language: 'np', message: 'म', history: historyOf(talk(300, 'क'.repeat(3000))) }
    expect(bodies.friendReply.safeParse(body).success).toBe(true)
  })

  it('keeps two hundred messages on the phone', () => {
    expect(keepNewest(talk(250))[0]?.id).toBe('50')
  })
})
