import { everyReading, fill } from '../../chance/choose.ts'
import { capitalise } from '../../plain-text.ts'
import { guessStress } from './metre/guess-stress.ts'
import { countLineSyllables, findMetricalFault } from './metre/scan.ts'
import type { Block } from './sheet.ts'
import type { SlotWords } from './slot-words.ts'
import type { EnglishForm } from './verses.ts'

/**
 * Where no written reading of a line has room for a word, one may begin it or stand after the word:
 * what people say in passing, of every length and beat.
 */
const openers = ['', 'And ', 'And yet ', 'Even so, ', 'All the same, ']
const asides = ['', ', yes,', ', of course,', ', after all,', ', all the same,', ', as I have said,']
const haikuAsides = [', now', ', still', ' again', ' once more', ', all day long']

/**
 * The readings of each line that scan with this very word; nothing when a line has none. A line
 * without a slot scans in every reading.
 */
export function readingsOf(block: Block, slots: SlotWords): string[][] | undefined {
  const lines = block.lines.map((line, at) => {
    const written = everyReading(line)
    const tidy = (readings: readonly string[]) =>
      readings.map((one) => setStops(fill(one, slots.values)))
    const named = /\{x\}/i.test(line)
    if (!named || !slots.countable || block.form === 'free') return tidy(written)
    const fitting = tidy(written).filter((one) => scans(one, block.form, at))
    if (fitting.length > 0) return fitting
    return tidy(written.flatMap((one) => widen(one, block.form))).filter((one) =>
      scans(one, block.form, at),
    )
  })
  return lines.every((readings) => readings.length > 0) ? lines : undefined
}

function widen(line: string, form: EnglishForm): string[] {
  const aside = (words: string) => line.replace(/\{x\}(?=\s*[^\s.,:;?—])/i, (slot) => slot + words)
  if (form === 'haiku') return haikuAsides.map((words) => line.replace(/\{x\}/, (slot) => slot + words))
  return openers.flatMap((opener) =>
    asides.map((words) => {
      const wide = aside(words)
      return opener === '' ? wide : opener + wide.replace(/^\{X\}/, '{x}').replace(/^(?!I\b|I’)[A-Z]/, lower)
    }),
  )
}

function lower(letter: string): string {
  return letter.toLowerCase()
}

function scans(line: string, form: EnglishForm, at: number): boolean {
  if (form === 'haiku') return countLineSyllables(line, guessStress) === (at === 1 ? 7 : 5)
  const feet = form === 'couplets' ? 5 : at % 2 === 0 ? 4 : 3
  return findMetricalFault(line, feet, guessStress) === null
}

/** A choice may be nothing: no two blanks, none before a stop; and what follows a stop is capital. */
function setStops(line: string): string {
  const tidy = line
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .replace(/,([.,:;!?])/g, '$1')
    .replace(/”([.,])/g, '$1”')
    .trim()
  return tidy.replace(/([.!?]”? )([a-z])/g, (_, stop: string, letter: string) => stop + capitalise(letter))
}
