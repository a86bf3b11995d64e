import { describe, expect, it } from 'vitest'
import { lifePathNumbers } from '../kinds.ts'
import { composeDiaryPoem } from './diary/compose-diary-poem.ts'
import { composeLifePath } from './life-path/compose-life-path.ts'
import { composeNameMeaning } from './name/compose-name-meaning.ts'

const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`)
const unfinished = /[{}[\]|]|undefined|\s{2}|[ \u00a0]।/

function expectWhole(texts: string[]): void {
  for (const text of texts) {
    expect(text).toMatch(/[।?!”]$/)
    expect(text).not.toMatch(unfinished)
  }
}

describe('names', () => {
  it('that are words are read as words', () => {
    expect(composeNameMeaning({ name: 'सरिता', seed: 'x' }).meaning).toContain('नदी')
    expect(composeNameMeaning({ name: 'Sarita', seed: 'x' }).meaning).toContain('नदी')
  })

  it.each(['विशाल', 'Aarav', 'Зоя', '😀', 'क', '<i>'])(
    '"%s" is not pretended to be known',
    (name) => {
      const { meaning, origin, personality } = composeNameMeaning({ name, seed: 'x' })
      expectWhole([meaning, origin, personality])
      expect(meaning).toContain('पक्का शब्दार्थ मसँग छैन')
      expect(origin).toContain('यकिनसाथ भन्न सक्दिनँ')
    },
  )
})

describe('life paths', () => {
  it.each(lifePathNumbers)('%i has a meaning and traits', (number) => {
    const { meaning, traits } = composeLifePath({ number, seed: 'x' })
    expectWhole([meaning])
    expect(traits.split(', ')).toHaveLength(3)
    expect(traits).not.toMatch(unfinished)
  })

  it('are all different', () => {
    const meanings = lifePathNumbers.map((number) => composeLifePath({ number, seed: 'x' }).meaning)
    expect(new Set(meanings).size).toBe(lifePathNumbers.length)
  })
})

describe('a poem from the diary', () => {
  const entry = 'आज आमासँग फोनमा कुरा गरेँ। धेरै दिनपछि मन हलुका भयो।'

  it('is called after what the entry speaks of', async () => {
    const poem = await composeDiaryPoem({ entry, seed: 'x' })
    const [title, blank, ...lines] = poem.split('\n')
    expect(title).toBe('आमा र मन')
    expect(blank).toBe('')
    expect(lines.length).toBeGreaterThan(6)
  })

  it('takes up who was there, where it was and what was done', async () => {
    const scolded = 'आज अफिसमा हाकिमले सबैको अगाडि गाली गर्नुभयो'
    for (const seed of seeds.slice(0, 12)) {
      const poem = await composeDiaryPoem({ entry: scolded, seed })
      expect(poem).toMatch(/^हाकिम र गाली\n/)
      for (const word of ['हाकिम', 'गाली', 'अफिस']) {
        expect(poem.split('\n').slice(2).join('\n')).toContain(word)
      }
    }
  })

  it('is not glad on a page that does not want to be written', async () => {
    for (const seed of seeds.slice(0, 12)) {
      const poem = await composeDiaryPoem({ entry: 'केही लेख्न मन छैन।', seed })
      expect(poem).not.toMatch(/गीत|मुस्का|रमाउ|मिठो|खुसी|हाँस्छ|हाँस्दै/)
      expect(poem).toMatch(/पाना|मिति|कलम|शब्द/)
    }
  })

  it('is about a death wherever the page speaks of it', async () => {
    for (const seed of seeds) {
      const poem = await composeDiaryPoem({
        entry: 'बिहान चिया खाएँ। घरमा फूल फुल्यो। आमा बितिन्।',
        seed,
      })
      expect(poem).toMatch(/^आमा र शोक\n/)
      expect(poem).not.toMatch(/गीत|मुस्का|रमाउ|मिठो|खुसी|फुल्/)
    }
  })

  it('reads no further than it may', async () => {
    const long = `${'अहिले '.repeat(60)} आमा`
    expect(await composeDiaryPoem({ entry: long, seed: 'x' })).not.toContain('आमा')
  })

  it('is written on an ordinary day too', async () => {
    for (const dull of ['आज केही भएन', 'xyz', '😀', '<b></b>', ' ']) {
      expect(await composeDiaryPoem({ entry: dull, seed: 'x' })).toMatch(
        /^आजको पाना\n\n[\u0900-\u097f]/,
      )
    }
  })
})
