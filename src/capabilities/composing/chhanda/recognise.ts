import {
  anushtupPada,
  evenMetreNames,
  isEvenMetre,
  jhyaureLine,
  jhyaureRests,
  type Metre,
  patternOf,
} from './metres.ts'
import { type WeighedAkshara, weighAksharas } from './weight.ts'

/** 'licensed' also allows what Nepali poets allow themselves; 'strict' is the rule alone. */
export type Strictness = 'strict' | 'licensed'

function weighs(weighed: WeighedAkshara | undefined, wanted: string, how: Strictness): boolean {
  if (!weighed) return false
  return weighed.weight === wanted || (how === 'licensed' && wanted === 'L' && weighed.mayBeLight)
}

function fitsPattern(line: WeighedAkshara[], pattern: string, how: Strictness): boolean {
  // The last syllable of a pada may be either: the voice rests on it.
  return (
    line.length === pattern.length &&
    line.slice(0, -1).every((weighed, at) => weighs(weighed, pattern[at] as string, how))
  )
}

function fitsAnushtupPada(pada: WeighedAkshara[], place: 'odd' | 'even', how: Strictness): boolean {
  return (
    weighs(pada[4], 'L', how) &&
    weighs(pada[5], 'G', how) &&
    weighs(pada[6], place === 'odd' ? 'G' : 'L', how)
  )
}

function fitsAnushtup(line: WeighedAkshara[], how: Strictness): boolean {
  if (line.length === anushtupPada) {
    return fitsAnushtupPada(line, 'odd', how) || fitsAnushtupPada(line, 'even', how)
  }
  if (line.length === 0 || line.length % (2 * anushtupPada) !== 0) return false
  for (let start = 0; start < line.length; start += anushtupPada) {
    const pada = line.slice(start, start + anushtupPada)
    const place = (start / anushtupPada) % 2 === 0 ? 'odd' : 'even'
    // A sandhi may run over the pada's end (…हेतुर्भूर्मा ते…), as a licence.
    const rests = how === 'licensed' || pada.at(-1)?.akshara.closesWord
    if (!rests || !fitsAnushtupPada(pada, place, how)) return false
  }
  return true
}

function fitsJhyaure(line: WeighedAkshara[]): boolean {
  return (
    line.length === jhyaureLine && jhyaureRests.every((rest) => line[rest - 1]?.akshara.closesWord)
  )
}

function fits(line: WeighedAkshara[], metre: Metre, how: Strictness): boolean {
  if (isEvenMetre(metre)) return fitsPattern(line, patternOf(metre), how)
  return metre === 'अनुष्टुप्' ? fitsAnushtup(line, how) : fitsJhyaure(line)
}

/** Verse is quoted with its padas parted by a danda, a slash or a new line. */
function padasOf(line: string): string[] {
  return line.split(/[\n\r/|।॥]+/).filter((pada) => /[\u0904-\u0939]/.test(pada))
}

export function fitsMetre(line: string, metre: Metre, how: Strictness = 'licensed'): boolean {
  const padas = padasOf(line)
  return padas.length > 0 && padas.every((pada) => fits(weighAksharas(pada), metre, how))
}

// From the most demanding to the least, so that a lucky syllable count never hides a real metre.
const metres: Metre[] = [...evenMetreNames, 'अनुष्टुप्', 'झ्याउरे']

/** The metre a line is written in, or null. Licences are tried only where the plain rule fails. */
export function recogniseMetre(line: string): Metre | null {
  for (const how of ['strict', 'licensed'] as const) {
    const metre = metres.find((candidate) => fitsMetre(line, candidate, how))
    if (metre) return metre
  }
  return null
}
