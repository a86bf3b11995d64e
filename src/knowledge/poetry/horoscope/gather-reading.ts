import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { hashText } from '#kit/text/hash-text.ts'
import { type SignId, signIds } from '#knowledge/rashi/signs.ts'
import { shuffle } from '../chance/choose.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import type { ReadingPeriod } from '../kinds.ts'
import type { Asked } from '../writing-request.ts'

/** The lines of a language by the name of their file. */
export type ReadingLines = ReadonlyMap<string, readonly string[]>

export interface Reading {
  readonly sentences: readonly string[]
  /** For a day alone. */
  readonly lucky?: { readonly colour: string; readonly number: number }
}

/** What a reading speaks of, in this order. */
const parts = ['begin', 'people', 'work', 'body', 'close']
/** On one day in four a reading begins with the nature of the sign. */
const daysBetweenNatures = 4

/**
 * Every list goes round from day to day, week to week or month to month, and each sign stands at
 * another place of it: what one sign hears twice lies weeks apart, and no two hear the same on
 * one day.
 */
export function gatherReading(
  lines: ReadingLines,
  { sign, period, span, seed }: Asked<'horoscope'>,
): Reading {
  const turn = turnOf(period, span)
  const take = (file: string) => {
    const list = shuffle(seededRandom(`${file} ${seed}`), lines.get(file) ?? [])
    return list[(turn + placeIn(file, sign, list.length)) % list.length] ?? ''
  }
  const sentences = parts.map((part) => take(`${period}-${part}`))
  const natures = naturesOf(lines, sign)
  if (period !== 'daily') {
    const timeless = natures.filter((nature) => !/today|आज/i.test(nature))
    sentences.splice(1, 0, timeless[turn % timeless.length] ?? '')
    return { sentences }
  }
  const place = signIds.indexOf(sign)
  const natureDay = (turn + place) / daysBetweenNatures
  if (Number.isInteger(natureDay)) sentences[0] = natures[natureDay % natures.length] ?? ''
  const number = ((turn * 4 + place * 2 + Math.floor(turn / 9)) % 9) + 1
  return { sentences, lucky: { colour: take('colours'), number } }
}

/** The signs stand evenly around a list, around each in another order. */
function placeIn(file: string, sign: SignId, length: number): number {
  const order = shuffle(seededRandom(`signs ${file}`), signIds)
  return Math.floor((order.indexOf(sign) * length) / signIds.length)
}

/** Written as `aries: a sentence`, the signs together in one file. */
export function naturesOf(lines: ReadingLines, sign: SignId): string[] {
  const head = `${sign}: `
  return (lines.get('signs') ?? [])
    .filter((line) => line.startsWith(head))
    .map((line) => line.slice(head.length))
}

/** Spans count on by one: days, weeks or Nepali months. */
function turnOf(period: ReadingPeriod, span: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(span)) {
    const day = isoToDayNumber(span)
    if (day >= 0) return period === 'weekly' ? Math.floor(day / 7) : day
  }
  const [, year, month] = /^(\d{4})\/(\d{1,2})$/.exec(span) ?? []
  return year && month ? Number(year) * 12 + Number(month) : hashText(span)
}
