import { everyReading, fill } from '../../chance/choose.ts'
import { capitalise } from '../../plain-text.ts'
import { guessStress } from './metre/guess-stress.ts'
import { countLineSyllables, findMetricalFault } from './metre/scan.ts'
import type { Block } from './sheet.ts'
import type { SlotWords } from './slot-words.ts'
import type { EnglishForm } from './verses.ts'

/**
 * Where no written reading of a line has room for a word, one of these may begin it or stand after
 * the word: what people say in passing, by its syllables.
 */
const openers = ['', 'And ', 'And yet ', 'Even so, ', 'All the same, '].map(counted)
const asides = ['', ', yes,', ', of course,', ', after all,', ', as I have said,'].map(counted)
const haikuAsides = [', now', ', still', ' again', ' once more', ', all day long'].map(counted)

function counted(words: string) {
  return { words, syllables: countLineSyllables(words) }
}

/**
 * The readings of each line that scan with this very word; nothing when a line has none. A line
 * without a slot scans in every reading.
 */
export function readingsOf(block: Block, slots: SlotWords): string[][] | undefined {
  const lines: string[][] = []
  for (const [at, line] of block.lines.entries()) {
    const readings = readLine(line, block.form, at, slots)
    if (readings.length === 0) return undefined
    lines.push(readings)
  }
  return lines
}

function readLine(line: string, form: EnglishForm, at: number, slots: SlotWords): string[] {
  const say = (reading: string) => setStops(fill(agreeWithPronoun(reading), slots.values))
  const written = everyReading(line)
  const isFree = form === 'free' || !slots.countable || !/\{x\}/i.test(line)
  if (isFree) return written.map(say)
  const length = lengthOf(form, at)
  const scans = (said: string) => keepsMetre(said, form, length)
  const fitting = written.map(say).filter(scans)
  if (fitting.length > 0) return fitting
  return written
    .flatMap((reading) => {
      const missing = length - countLineSyllables(say(reading), guessStress)
      return missing > 0 ? widen(reading, form, missing).map(say) : []
    })
    .filter(scans)
}

/** The line with as many syllables more, in what is said in passing. */
function widen(line: string, form: EnglishForm, missing: number): string[] {
  if (form === 'haiku')
    return haikuAsides
      .filter(({ syllables }) => syllables === missing)
      .map(({ words }) => line.replace(/\{x\}/, (slot) => slot + words))
  return openers.flatMap((opener) =>
    asides
      .filter(({ syllables }) => syllables + opener.syllables === missing)
      .map(({ words }) => {
        const wide = line.replace(/\{x\}(?=\s*[^\s.,:;?—])/i, (slot) => slot + words)
        const begins = /^[a-z]/.test(line) ? opener.words.toLowerCase() : opener.words
        return opener.words === '' ? wide : begins + uncapitalise(wide)
      }),
  )
}

function uncapitalise(line: string): string {
  const named = line.replace(/^\{X\}/, '{x}')
  return /^I\b/.test(named) ? named : named.slice(0, 1).toLowerCase() + named.slice(1)
}

function lengthOf(form: EnglishForm, at: number): number {
  if (form === 'haiku') return at === 1 ? 7 : 5
  if (form === 'couplets') return 10
  return at % 2 === 0 ? 8 : 6
}

function keepsMetre(line: string, form: EnglishForm, length: number): boolean {
  if (form === 'haiku') return countLineSyllables(line, guessStress) === length
  return findMetricalFault(line, length / 2, guessStress) === null
}

/** “My sister was”, and “they were” of the same sister. */
function agreeWithPronoun(line: string): string {
  return line.replace(/(\{it\} )(\w*)\{(is|was|has|dont|s|es)\}/gi, '$1$2{it_$3}')
}

/** A choice may be nothing: no two blanks, none before a stop; and what follows a stop is capital. */
function setStops(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .replace(/,([.,:;!?])/g, '$1')
    .trim()
    .replace(/([.!?] )([a-z])/g, (_, stop: string, letter: string) => stop + capitalise(letter))
}
