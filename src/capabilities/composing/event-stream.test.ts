import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader, type StreamEvent, writeEvent } from './event-stream.ts'

function readAll(pieces: readonly string[]): StreamEvent[] {
  const reader = createEventReader()
  const events = pieces.flatMap((piece) => reader.push(piece))
  const last = reader.end()
  return last ? [...events, last] : events
}

const stream =
  'id: 1\r\nevent: source\r\ndata: {"id":"a"}\r\n\r\n: a comment\ndata: first\ndata: second\n\ndata: नमस्ते\r\rdata: last'

describe('a stream of events', () => {
  it('is read with every kind of line end, comments left out', () => {
    expect(readAll([stream])).toEqual([
      { id: '1', event: 'source', data: '{"id":"a"}' },
      { id: '1', event: 'message', data: 'first\nsecond' },
      { id: '1', event: 'message', data: 'नमस्ते' },
      { id: '1', event: 'message', data: 'last' },
    ])
  })

  it('reads the same however the network cuts it', () => {
    const whole = readAll([stream])
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 20 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), stream.length]
        const pieces = places.slice(1).map((end, at) => stream.slice(places[at], end))
        expect(readAll(pieces)).toEqual(whole)
      }),
    )
    expect(readAll([...stream])).toEqual(whole)
  })

  it('brings back what was written into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const [event] = readAll([writeEvent(7, 'text', { delta: text })])
        expect(event).toEqual({ id: '7', event: 'text', data: JSON.stringify({ delta: text }) })
      }),
    )
  })

  it('takes a very long line letter by letter without choking', () => {
    const reader = createEventReader()
    for (const letter of 'x'.repeat(200_000)) reader.push(letter)
    expect(reader.push('\n\n')).toEqual([])
  })
})
