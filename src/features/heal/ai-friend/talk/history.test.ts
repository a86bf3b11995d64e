import { describe, expect, it } from 'vitest'
import { bodies } from '#capabilities/composing/contract.ts'
import type { RememberedLine } from '#capabilities/vault/records.ts'
import { historyOf, memoryOf, putBackOf } from './hand-over.ts'
import { keepNewest, type Message, upToLastWord } from './history.ts'

const talk = (count: number, text = 'hello'): Message[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    text: `${text} ${at}`,
    isUser: at % 2 === 0,
    timestamp: at,
  }))

describe('what is handed over of a talk', () => {
  it('is its newest part, in order, told apart by who said it and when', () => {
    const history = historyOf(talk(80))
    expect(history).toHaveLength(60)
    expect(history[0]).toEqual({ from: 'visitor', text: 'hello 20', at: 20 })
    expect(history.at(-1)).toEqual({ from: 'friend', text: 'hello 79', at: 79 })
  })

  it('is taken by the server however long the talk was and however often it was put back', () => {
    const long = talk(300, 'क'.repeat(3000))
    const body = {
      language: 'np',
      message: 'म',
      history: historyOf(long),
      putBack: putBackOf(long.map(({ text }) => text)),
    }
    expect(bodies.friendReply.safeParse(body).success).toBe(true)
  })

  it('is of what is remembered the words alone, as many as the server takes', () => {
    const line: RememberedLine = {
      id: 'a',
      kind: 'plan',
      text: 'क'.repeat(3000),
      ask: 'ख'.repeat(3000),
      on: '2026-11-22',
      from: 'cannot-sleep',
      at: 1,
    }
    const memory = memoryOf({ mayKeep: true, lines: Array(60).fill(line) })
    expect(memory.lines[0]).not.toHaveProperty('id')
    const body = { language: 'np', message: 'म', memory }
    expect(bodies.friendReply.safeParse(body).success).toBe(true)
    expect(bodies.friendReply.safeParse({ ...body, memory: memoryOf({ lines: [] }) }).success).toBe(
      true,
    )
  })

  it('keeps two hundred messages on the phone', () => {
    expect(keepNewest(talk(250))[0]?.id).toBe('50')
  })
})

describe('what is to be answered', () => {
  it('ends with the last message of the visitor, whatever was said after it', () => {
    expect(upToLastWord(talk(4)).map(({ id }) => id)).toEqual(['0', '1', '2'])
    expect(upToLastWord(talk(3))).toHaveLength(3)
    expect(upToLastWord([])).toEqual([])
  })
})
