import { everyReading, fill } from '../../chance/choose.ts'
import { guessStress } from './metre/guess-stress.ts'
import { countLineSyllables, findMetricalFault } from './metre/scan.ts'
import type { Block } from './sheet.ts'
import type { SlotWords } from './slot-words.ts'
import type { EnglishForm } from './verses.ts'

/**
 * A line with a slot is written with choices about it, of several lengths: those readings are taken
 * that scan with this very word. A line without one scans in every reading.
 */
export function readingsOf(block: Block, slots: SlotWords): string[][] | undefined {
  const lines = block.lines.map((line, at) => {
    const readings = everyReading(line).map((one) => fill(one, slots.values))
    const tidy = readings.map(setStops)
    if (!/\{[a-z]+\}/i.test(line) || !slots.countable) return tidy
    return tidy.filter((one) => scans(one, block.form, at))
  })
  return lines.every((readings) => readings.length > 0) ? lines : undefined
}

function scans(line: string, form: EnglishForm, at: number): boolean {
  if (form === 'free') return true
  if (form === 'haiku') return countLineSyllables(line, guessStress) === (at === 1 ? 7 : 5)
  const feet = form === 'couplets' ? 5 : at % 2 === 0 ? 4 : 3
  return findMetricalFault(line, feet, guessStress) === null
}

/** A choice may be nothing: no two blanks, none before a stop, one stop where two would meet. */
function setStops(line: string): string {
  const tidy = line
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .replace(/([.,:;!?])”([.,])/g, '$1”')
    .replace(/”([.,])/g, '$1”')
    .trim()
  return /[.!?] [a-z]/.test(tidy)
    ? tidy.replace(/([.!?]) ([a-z])/g, (_, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`)
    : tidy
}
