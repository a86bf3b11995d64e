import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader, type StreamEvent, writeEvent } from './sse.ts'

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
      { id: '', event: 'message', data: 'first\nsecond' },
      { id: '', event: 'message', data: 'नमस्ते' },
      { id: '', event: 'message', data: 'last' },
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
        const data = JSON.stringify({ delta: text })
        const [event] = readAll([writeEvent({ id: 7, event: 'text', data })])
        expect(event).toEqual({ id: '7', event: 'text', data })
      }),
    )
  })

  it('tells of a heartbeat, which moves the place and says nothing else', () => {
    const heartbeat = `:\n${writeEvent({ id: '9' })}`
    expect(readAll([writeEvent({ retry: 2500, id: '7' }), heartbeat, ':\n\n'])).toEqual([
      { id: '7', event: 'message', data: '', retry: 2500 },
      { id: '9', event: 'message', data: '' },
    ])
  })

  it('takes a very long line letter by letter without choking', () => {
    const reader = createEventReader()
    for (const letter of 'x'.repeat(200_000)) reader.push(letter)
    expect(reader.push('\n\n')).toEqual([])
  })
})
