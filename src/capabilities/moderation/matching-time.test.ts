import { describe, expect, it } from 'vitest'
import { findContacts } from './find-contacts.ts'
import { findLinks } from './find-links.ts'
import { copyPlainly } from './plain-copy.ts'

const long = 10_000
const worst = [
  '9 ',
  '9',
  '98 ',
  '9,',
  '9/',
  '9\n',
  '+9 ',
  '(9) ',
  '9 8 4 1 2 3 4 5 6 7 ',
  '9️⃣',
  '⑨',
  '1o',
  '1i',
  'dot ',
  'dot',
  'dot com ',
  'a dot com ',
  'evil dot com ',
  '(dot)',
  'a(dot)com',
  '[.]',
  '[ . ',
  'a.',
  'a',
  '.',
  ' .',
  '. ',
  '. com ',
  'a.com',
  'a.com/',
  'a.shop ',
  'a.shop.',
  'evil. com ',
  'a b c . ',
  'a ',
  '( ',
  '-',
  '_dot_',
  'डट ',
  'डट कम ',
  'http:',
  'http : ',
  'http://',
  'https:a.',
  'a://',
  'www.',
  'www ',
  't.me/',
  't . me',
  '@',
  'a@',
  'a@a.',
  'a at ',
  'is at a(dot)',
  ' ',
  '\n',
  'a.com 9841234567 ',
]

function millisecondsFor(text: string): number {
  const begun = performance.now()
  const plain = copyPlainly(text)
  findContacts(text, plain)
  findLinks(text, plain)
  return performance.now() - begun
}

/** Below this the clock says more than the text. */
const noise = 4
/** A busy machine spoils some rounds, and never all of them; what is quadratic fails in every one. */
const mostRounds = 25

function growthOf(text: string): { twice: boolean; fourTimes: boolean; once: number } {
  const texts = [text, text.repeat(2), text.repeat(4)]
  let least = texts.map(() => Number.POSITIVE_INFINITY)
  let growth = { twice: false, fourTimes: false, once: 0 }
  for (let round = 0; round < mostRounds && !(growth.twice && growth.fourTimes); round += 1) {
    least = texts.map((each, i) => Math.min(least[i] as number, millisecondsFor(each)))
    const [once = 0, twice = 0, fourTimes = 0] = least
    growth = { once, twice: twice < 3 * once + noise, fourTimes: fourTimes < 9 * once + noise }
  }
  return growth
}

describe('the time it takes to look for addresses and numbers', () => {
  it.each(worst)('grows no faster than the text when it is nothing but %j', (piece) => {
    const text = piece.repeat(Math.ceil(long / piece.length))
    millisecondsFor(text)
    const { once, ...growth } = growthOf(text)
    expect(growth).toEqual({ twice: true, fourTimes: true })
    expect(once).toBeLessThan(1_000)
  })
})
