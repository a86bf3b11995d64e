import type { Material } from './material.ts'
import { heardIn, lineOf } from './say-back.ts'

/**
 * For what is too heavy to be taken apart: it is heard, nobody is blamed, and nothing leads back
 * into it.
 */
export function composeGently(material: Material, needsHand: boolean): string {
  const { seen, meanings, deal } = material
  const [main] = seen.happenings
  const meaning = main && meanings.get(main.id)
  if (!main || !meaning) {
    const parts = ['gentle', 'gentle-rest', 'gentle-now', 'grave-note']
    return parts.map((part) => lineOf(material, part)).join(' ')
  }
  const hasCare = main.tags.includes('care')
  const [rest = lineOf(material, 'gentle-rest')] = deal(meaning.rests)
  const statements = meaning.readings.filter((reading) => !reading.includes('?'))
  return [
    heardIn(material, main),
    ...deal(statements).slice(0, needsHand ? 1 : 2),
    ...(hasCare ? meaning.rests : [rest]),
    ...(needsHand && !hasCare ? [lineOf(material, 'gentle-now')] : []),
    lineOf(material, 'grave-note'),
  ].join(' ')
}
