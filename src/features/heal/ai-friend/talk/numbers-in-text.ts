import { toLatinDigits } from '#kit/i18n/numbers.ts'
import type { Helpline } from '#knowledge/help/helpline.ts'

type Callable = Pick<Helpline, 'number' | 'call'>

/** A piece of a text; one with `call` is a number that can be dialled. */
export interface Piece {
  readonly text: string
  readonly call?: string
}

/** A text in pieces, where it is known which numbers can be called. */
export type FindNumbers = (text: string) => readonly Piece[]

/** “Count to 100” is no way to call the police: a number this short needs a word beside it. */
const shortNumber = 3
const spokenOfCalling =
  /\b(call|ring|dial|phone|police|ambulance|emergency|fon|prahari|embulens)|फोन|कल|प्रहरी|पुलिस|एम्बुलेन्स/i

/** A text in pieces, so that each number of these lines in it can be pressed, in either digits. */
export function findNumbers(text: string, lines: readonly Callable[]): readonly Piece[] {
  const latin = toLatinDigits(text)
  const calls = new Map(
    lines.flatMap(({ number, call }) => [
      [number, call],
      [call, call],
    ]),
  )
  calls.delete('')
  if (calls.size === 0) return [{ text }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: written, index } of latin.matchAll(patternFor([...calls.keys()]))) {
    const call = calls.get(written)
    if (!call || (call.length <= shortNumber && !speaksOfCalling(text, index))) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    from = index + written.length
    pieces.push({ text: text.slice(index, from), call })
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces
}

/** The longest first: 1660-01-02005 is no 1660. */
function patternFor(numbers: readonly string[]): RegExp {
  const written = numbers
    .toSorted((one, other) => other.length - one.length)
    .map((number) => number.replace(/[+]/g, '\\$&'))
  return new RegExp(`(?<![\\d+.,-])(?:${written.join('|')})(?![\\d]|[-.,]\\d)`, 'g')
}

function speaksOfCalling(text: string, at: number): boolean {
  const start = Math.max(...['.', '?', '!', '।', '\n'].map((end) => text.lastIndexOf(end, at))) + 1
  const length = text.slice(at).search(/[.?!।\n]/)
  return spokenOfCalling.test(text.slice(start, length === -1 ? undefined : at + length))
}
