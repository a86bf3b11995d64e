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
const rounds = 40

function growsEvenly(text: string): boolean {
  let once = Number.POSITIVE_INFINITY
  let twice = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    once = Math.min(once, millisecondsFor(text))
    twice = Math.min(twice, millisecondsFor(text + text))
    if (twice < 3 * once + noise) return true
  }
  return false
}

describe('the time it takes to look for addresses and numbers', () => {
  it.each(worst)('grows no faster than the text when it is nothing but %j', (piece) => {
    const text = piece.repeat(Math.ceil(long / piece.length))
    millisecondsFor(text)
    expect(growsEvenly(text)).toBe(true)
  })
})
