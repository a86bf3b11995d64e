import { describe, expect, it } from 'vitest'
import { readOldHomes } from './read-old-homes.ts'

const nothing = { poems: null, quotes: null, stories: null }
const poem = { text: 'आमा\n\nएक\nदुई', language: 'np', source: 'ai' }
const story = { opening: 'One day.', language: 'en', more: 'It rained.' }

describe('what older versions kept elsewhere on the phone', () => {
  it('is nothing for most', () => {
    expect(readOldHomes(nothing, 0)).toEqual([])
  })

  it('comes along whole, with who wrote it', () => {
    const found = readOldHomes(
      {
        poems: JSON.stringify([poem]),
        quotes: '["tread-softly"]',
        stories: JSON.stringify([story]),
      },
      9,
    )
    expect(found.map(({ kind, record }) => [kind, { ...record, id: '' }])).toEqual([
      ['favourites', { id: '', what: 'poem', ...poem, at: 9 }],
      [
        'favourites',
        {
          id: '',
          what: 'quote',
          text: '',
          language: 'en',
          source: 'shelf',
          shelved: 'tread-softly',
          at: 9,
        },
      ],
      [
        'drafts',
        { id: '', text: 'It rained.', story: { text: 'One day.', language: 'en', at: 9 } },
      ],
    ])
  })

  it('stays in its order, the newest first', () => {
    const quotes = JSON.stringify(['c', 'b', 'a'])
    const found = readOldHomes({ ...nothing, quotes }, 100)
    const moments = found.map(({ record }) => ('at' in record ? record.at : 0))
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    expect(new Set(moments).size).toBe(3)
  })

  it('has the same names at every reading, so that two tabs do not bring it twice', () => {
    const poems = JSON.stringify([poem, { ...poem, text: 'rain' }])
    const idsAt = (now: number) =>
      readOldHomes({ ...nothing, poems }, now).map(({ record }) => record.id)
    expect(idsAt(1)).toEqual(idsAt(2))
    expect(new Set(idsAt(1)).size).toBe(2)
  })

  it('does not stand in the way when some of it is broken', () => {
    const poems = JSON.stringify([{ text: 7 }, poem, null])
    expect(readOldHomes({ poems, quotes: '{oops', stories: '"x"' }, 0)).toHaveLength(1)
  })
})
