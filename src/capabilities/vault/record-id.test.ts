import { describe, expect, it } from 'vitest'
import { makeRecordId, momentOf, nameRecord, randomBytesInId } from './record-id.ts'

const chance = (byte: number) => new Uint8Array(randomBytesInId).fill(byte)

describe('the id of a record', () => {
  it('sorts as text in the order of making, over centuries', () => {
    const moments = [0, 1, 1_600_000_000_000, 1_790_000_000_000, 1_790_000_000_001, 9e12]
    const ids = moments.map((moment, place) => makeRecordId(moment, chance(250 - place)))
    expect(ids.toSorted()).toEqual(ids)
  })

  it('tells the moment of its making', () => {
    expect(momentOf(makeRecordId(1_790_000_000_001, chance(7)))).toBe(1_790_000_000_001)
    expect(momentOf('-of another house')).toBe(0)
  })

  it('is different for two phones at the same moment', () => {
    expect(makeRecordId(5, chance(1))).not.toBe(makeRecordId(5, chance(2)))
  })
})

describe('the name of a record', () => {
  it('is the same for the same words, and another for any other', () => {
    const texts = Array.from({ length: 20_000 }, (_, place) => `कविता ${place}`)
    expect(new Set(texts.map((text) => nameRecord('poem', text))).size).toBe(texts.length)
    expect(nameRecord('poem', 'आमा')).toBe(nameRecord('poem', 'आमा'))
    expect(nameRecord('poem', 'आमा')).not.toBe(nameRecord('quote', 'आमा'))
  })
})
