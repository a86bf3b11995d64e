import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { evenSpelling } from '../even-spelling.ts'
import { words as english } from './en.ts'
import { words as nepali } from './ne.ts'

const lists = { english, nepali }

function hash(words: readonly string[]): string {
  return createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 32)
}

/** Pairs of which one would be taken for the other, by what `see` leaves of a word. */
function confusable(words: readonly string[], see: (word: string) => string): string[] {
  const seen = new Map<string, string>()
  return words.flatMap((word) => {
    const same = seen.get(see(word))
    seen.set(see(word), word)
    return same === undefined ? [] : [`${same} ${word}`]
  })
}

describe('the lists of recovery words', () => {
  it.each(Object.entries(lists))('have 1024 words, each once: %s', (_, words) => {
    expect(words).toHaveLength(1024)
    expect(new Set(words).size).toBe(1024)
  })

  it('stand in the order of the first sheet that was written', () => {
    expect(hash(english)).toMatchInlineSnapshot(`"a2d1ef530bf1d2a613df6c8c90036aeb"`)
    expect(hash(nepali)).toMatchInlineSnapshot(`"93a0fe84bbbfc36b25d231c9cb551842"`)
  })

  it.each(Object.entries(lists))('are written in one normal form: %s', (_, words) => {
    expect(words.filter((word) => word !== word.normalize('NFC'))).toEqual([])
  })
})

describe('the English words', () => {
  it('have three to seven plain letters', () => {
    expect(english.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([])
  })

  it('differ in their first four letters, and none begins another', () => {
    expect(confusable(english, (word) => word.slice(0, 4))).toEqual([])
    const begins = english.filter((word) => english.some((o) => o !== word && o.startsWith(word)))
    expect(begins).toEqual([])
  })

  it('are never one letter from each other', () => {
    expect(
      english.flatMap((word, at) =>
        english
          .slice(at + 1)
          .flatMap((other) => (isOneLetterOff(word, other) ? [`${word} ${other}`] : [])),
      ),
    ).toEqual([])
  })

  it('are none that sounds like a word of another spelling', () => {
    const twins =
      'son sun sea see two too four for ate eight pear pair bear bare flower flour hair hare deer dear ' +
      'right write night knight meat meet rain reign road rode sail sale tail tale week weak wood would ' +
      'blue blew red read peace piece plane plain rose rows ring wring wheel weal hour our one won'
    expect(english.filter((word) => twins.split(' ').includes(word))).toEqual([])
  })

  it('are spelled alike on both sides of the ocean', () => {
    const american =
      'color flavor harbor humor favor center theater meter liter fiber gray yogurt pajama cozy'
    expect(english.filter((word) => american.split(' ').includes(word))).toEqual([])
  })
})

describe('the Nepali words', () => {
  it('are written in letters and signs of Devanagari alone', () => {
    expect(
      nepali.filter((word) => !/^[\u0901\u0902\u0905-\u0939\u093e-\u094d]+$/.test(word)),
    ).toEqual([])
  })

  it('stay apart when long and short vowels, sibilants, ब and व, nasals and halanta are evened out', () => {
    expect(confusable(nepali, evenSpelling)).toEqual([])
  })

  it('never differ by their last letter alone', () => {
    const plain = nepali.map(evenSpelling)
    expect(confusable(plain, (word) => word.slice(0, -1))).toEqual([])
    expect(plain.filter((word) => plain.includes(word.slice(0, -1)))).toEqual([])
  })
})

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  return rest === short.slice(long.length === short.length ? at + 1 : at)
}
