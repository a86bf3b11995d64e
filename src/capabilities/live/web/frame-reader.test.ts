import { describe, expect, it } from 'vitest'
import { heartbeatFrame, messageFrame, openingFrame, resetFrame } from '../frames.ts'
import { createFrameReader } from './frame-reader.ts'

describe('reading a stream', () => {
  const text = [
    openingFrame(2500, '7'),
    messageFrame('{"a":"मनको: आवाज"}', '8'),
    heartbeatFrame('9'),
    messageFrame('{}'),
    resetFrame('12~x'),
  ].join('')
  const frames = [
    { event: 'message', data: undefined, id: '7', retry: 2500 },
    { event: 'message', data: '{"a":"मनको: आवाज"}', id: '8', retry: undefined },
    { event: 'message', data: undefined, id: '9', retry: undefined },
    { event: 'message', data: '{}', id: undefined, retry: undefined },
    { event: 'reset', data: '{}', id: '12~x', retry: undefined },
  ]

  it('finds every frame the server writes, the ids of heartbeats too', () => {
    expect(createFrameReader()(text)).toEqual(frames)
  })

  it('does not mind where the network cuts it', () => {
    const read = createFrameReader()
    expect([...text].flatMap(read)).toEqual(frames)
  })
})
