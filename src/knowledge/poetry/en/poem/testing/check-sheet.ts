import { everyReading } from '../../../chance/choose.ts'
import { findRhymeFault } from '../metre/rhyme.ts'
import { countLineSyllables, findMetricalFault } from '../metre/scan.ts'
import { readingsOf } from '../settle-lines.ts'
import { type Block, readSheet } from '../sheet.ts'
import { slots } from '../slot-words.ts'

/** Phrases of every length and beat that a slot has to hold. */
const lengths = [
  'rain',
  'football',
  'mathematics',
  'the stone',
  'the kettle',
  'my guitar',
  'the old shoes',
  'the festival',
  'the umbrella',
  'an empty chair',
  'my first bicycle',
]

const fewest = 1

/** What is wrong with a sheet: its name, the line, and the fault. */
export function checkSheet(text: string, name = 'sheet'): string[] {
  const { blocks, faults } = readSheet(text)
  return [...faults, ...blocks.flatMap(faultsOf)].map((fault) => `${name}, ${fault}`)
}

const sizes = { couplets: 2, quatrains: 4, haiku: 3 } as const

function faultsOf(block: Block): string[] {
  const { form, lines, line } = block
  const faults: string[] = []
  const size = form === 'free' ? lines.length : sizes[form]
  if (lines.length !== size) faults.push(`line ${line}: ${lines.length} lines, not ${size}`)
  if ((form === 'haiku') !== (block.part === 'whole'))
    faults.push(`line ${line}: a haiku is “whole”, and nothing else is`)
  lines.forEach((written, at) => {
    const where = `line ${line + at}`
    if (/\[[^\]]*\[|\][^[]*\]/.test(written)) faults.push(`${where}: brackets do not close`)
    if (form === 'free' || /\{x\}/i.test(written)) return
    for (const reading of everyReading(written)) {
      const fault = lineFault(reading.replace(/\{\w+\}/g, plainSlot), form, at)
      if (fault) faults.push(`${where}: “${reading}” ${fault}`)
    }
  })
  if (block.hasSlot && form !== 'free') faults.push(...emptySlots(block))
  return [...faults, ...rhymeFaults(block)]
}

/** Small slots keep their count whatever they say. */
function plainSlot(slot: string): string {
  return { '{s}': 's', '{es}': 'es', '{dont}': "doesn't" }[slot] ?? slot.slice(1, -1)
}

function lineFault(line: string, form: Block['form'], at: number): string | null {
  try {
    if (form === 'haiku') {
      const count = countLineSyllables(line)
      return count === (at === 1 ? 7 : 5) ? null : `counts ${count}`
    }
    return findMetricalFault(line, form === 'couplets' ? 5 : at % 2 === 0 ? 4 : 3)
  } catch (unknown) {
    return (unknown as Error).message
  }
}

function rhymeFaults({ form, lines, line }: Block): string[] {
  const pairs = { couplets: [0, 1], quatrains: [1, 3] } as const
  if (form !== 'couplets' && form !== 'quatrains') return []
  const [one, other] = pairs[form]
  return everyReading(lines[one] ?? '').flatMap((first) =>
    everyReading(lines[other] ?? '').flatMap((second) => {
      const fault = findRhymeFault(first, second)
      return fault ? [`line ${line}: ${fault}`] : []
    }),
  )
}

/** A slot line that holds few of the lengths helps too few visitors. */
function emptySlots(block: Block): string[] {
  const fitting = lengths.filter((x) => readingsOf(block, slots(x)) !== undefined)
  if (fitting.length >= fewest) return []
  const missing = lengths.filter((x) => !fitting.includes(x))
  return [`line ${block.line}: its slot has no room for ${missing.join(', ')}`]
}
