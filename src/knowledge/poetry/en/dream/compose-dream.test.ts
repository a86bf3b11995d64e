import { describe, expect, it } from 'vitest'
import { composeDream } from './compose-dream.ts'
import { symbolsByTopic, symbolsByWord } from './dream-symbols.ts'
import { findMeanings } from './find-meanings.ts'

describe('a dream', () => {
  it('is read from sixty symbols and more', () => {
    const count = Object.keys(symbolsByTopic).length + Object.keys(symbolsByWord).length
    expect(count).toBeGreaterThanOrEqual(60)
  })

  it('finds every symbol by every word it goes by', () => {
    for (const [words, meaning] of Object.entries(symbolsByWord)) {
      for (const word of words.split(' ')) expect(findMeanings(word, 3), word).toEqual([meaning])
    }
  })

  it('speaks of the pictures in the order they were told, and of three at most', () => {
    const text = composeDream({
      dream: 'a snake in the river, then a door, then a tiger',
      seed: 's',
    })
    expect(text).toMatch(/[Ss]nake[\s\S]*river[\s\S]*door/)
    expect(text).not.toContain('great cat')
  })

  it('hears Nepali in either script', () => {
    expect(composeDream({ dream: 'सपनामा नदी र सर्प देखेँ', seed: 's' })).toMatch(/river[\s\S]*snake/)
    expect(composeDream({ dream: 'maile sarpa dekhe', seed: 's' })).toContain('snake')
  })

  it('is gentle with a nightmare', () => {
    expect(composeDream({ dream: 'I was so scared, something chased me', seed: 's' })).toContain(
      'it is over now',
    )
  })

  it('joins its pictures in different words', () => {
    for (let at = 0; at < 40; at += 1) {
      const text = composeDream({ dream: 'a snake, a river and a door', seed: `${at}` })
      expect(text.match(/Beside it,/g), text).toHaveLength(1)
    }
  })

  it('takes ice cream for something to eat', () => {
    expect(findMeanings('we ate ice cream', 3)).toEqual([expect.stringContaining('food')])
    expect(findMeanings('ice on the lake', 3)[0]).toContain('snow')
  })

  it('hears in “my late grandmother” somebody missed, and no lateness', () => {
    const [first = '', second = ''] = findMeanings('my late grandmother came', 3)
    expect(first).toContain('somebody missed')
    expect(second).toContain('grandmother')
    expect(findMeanings('I was late for school', 3)[0]).toContain('being late')
    expect(findMeanings('I missed my mother', 3)[0]).toContain('a mother')
  })

  it('reads nobody as on any other night where there is violence', () => {
    for (const dream of ['I killed my brother', 'my mother was attacked']) {
      for (let at = 0; at < 20; at += 1) {
        const text = composeDream({ dream, seed: `${at}` })
        expect(text).toContain('no wish and no guilt')
        expect(text).not.toMatch(
          /another age|received or missed|go on a little longer|sound like you/,
        )
      }
    }
  })

  it('never foretells', () => {
    for (let at = 0; at < 40; at += 1) {
      const text = composeDream({ dream: 'death and falling teeth and fire', seed: `${at}` })
      expect(text).not.toMatch(/will (happen|die|come true)|omen|warning/i)
      expect(text).toMatch(/guess|certain|forecast/)
    }
  })

  it('answers any text at all, differently by seed and alike by the same one', () => {
    for (const dream of ['', 'zzz', '😀', '<b>{x}</b> [a|b]', 'x'.repeat(9000)]) {
      const texts = Array.from({ length: 30 }, (_, at) => composeDream({ dream, seed: `${at}` }))
      expect(new Set(texts).size).toBeGreaterThan(15)
      for (const text of texts) expect(text).not.toMatch(/[<>{}[\]|]|undefined/)
      expect(composeDream({ dream, seed: '1' })).toBe(composeDream({ dream, seed: '1' }))
    }
  })
})
