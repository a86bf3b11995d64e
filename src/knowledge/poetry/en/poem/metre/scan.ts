/// <reference types="vite/types/importMeta.d.ts" />
import { readLines } from '../../../read-lines.ts'
import { countSyllables } from './syllables.ts'

/** 1 strong, 2 able to be strong, 0 weak inside its word; l light, e either, w never strong. */
type Weight = '0' | '1' | '2' | 'l' | 'e' | 'w'

interface Syllable {
  word: string
  weight: Weight
  /** Its word is only this syllable. */
  alone: boolean
  /** The ear takes a breath before it: the line's start, or a stop. */
  afterPause: boolean
}

const files = readLines(
  import.meta.glob<string>('./stress.txt', { query: '?raw', import: 'default', eager: true }),
)
const weights = new Map<string, string>()
for (const line of files.get('stress') ?? []) {
  const [pattern = '', ...words] = line.replaceAll('’', "'").split(' ')
  for (const word of words) weights.set(word, pattern)
}

/** How a word nobody listed is heard: our own verse may hold none, a visitor's word is guessed. */
export type HearUnknown = (word: string) => string

const refuse: HearUnknown = (word) => {
  throw new Error(`“${word}” is not in metre/stress.txt`)
}

function weightsOf(word: string, unknown: HearUnknown): string {
  const known = weights.get(word) ?? weights.get(word.replace(/'s$/, ''))
  if (known !== undefined) return known
  const weight = countSyllables(word) === 1 ? '1' : unknown(word)
  return weight
}

/** Which syllables of a word are heard. */
export function stressOf(word: string, unknown: HearUnknown): string {
  return weightsOf(word.toLowerCase(), unknown)
}

/** The words of a line in the lexicon's spelling, each with whether a stop comes before it. */
export function wordsOfLine(line: string): { word: string; afterPause: boolean }[] {
  const found: { word: string; afterPause: boolean }[] = []
  let afterPause = true
  for (const [token] of line.replaceAll('’', "'").matchAll(/[a-z]+(?:'[a-z]+)*|[.,:;?!—()“”]/gi)) {
    if (/[a-z]/i.test(token)) {
      found.push({ word: token.toLowerCase(), afterPause })
      afterPause = false
    } else {
      afterPause = true
    }
  }
  return found
}

export function countLineSyllables(line: string, unknown: HearUnknown = refuse): number {
  return wordsOfLine(line).reduce((sum, { word }) => sum + weightsOf(word, unknown).length, 0)
}

function syllablesOf(line: string, unknown: HearUnknown): Syllable[] {
  const spoken = wordsOfLine(line)
  return spoken.flatMap(({ word, afterPause }, index) => {
    const pattern = leans(word, spoken[index + 1]) ? 'e' : weightsOf(word, unknown)
    return [...pattern].map((weight, place) => ({
      word,
      weight: weight as Weight,
      alone: pattern.length === 1,
      afterPause: afterPause && place === 0,
    }))
  })
}

const leaning = new Set(['in', 'on', 'by', 'with', 'for', 'to', 'at', 'from', 'of'])
const yielding = new Set([
  'me',
  'it',
  'you',
  'them',
  'him',
  'us',
  'and',
  'as',
  'by',
  'from',
  'like',
  'with',
])

/** A preposition with no noun to lean on (came in; went with me) is heard, and may take the beat. */
function leans(word: string, next: { word: string; afterPause: boolean } | undefined): boolean {
  return leaning.has(word) && (next === undefined || next.afterPause || yielding.has(next.word))
}

/**
 * Reads a line as iambs and returns what is wrong with it, or null when it scans.
 * Allowed beyond plain ti-TUM: a turned foot (TUM-ti) after a pause, a heavy word before a beat,
 * and a light word on a beat, each only as often as the ear forgives.
 */
export function findMetricalFault(
  line: string,
  feet: number,
  unknown: HearUnknown = refuse,
): string | null {
  const syllables = syllablesOf(line, unknown)
  if (syllables.length !== feet * 2) return `${syllables.length} syllables, not ${feet * 2}`
  let heavy = 0
  let lastBeatWasLight = false
  let lightBeats = 0
  for (let foot = 0; foot < feet; foot += 1) {
    const off = syllables[foot * 2] as Syllable
    const on = syllables[foot * 2 + 1] as Syllable
    const strongOff = off.weight === '1'
    if (canBeat(on) && !(strongOff && !off.alone)) {
      if (strongOff && on.weight !== '1' && on.weight !== '2' && on.weight !== 'e') {
        if (!turns(off, on)) return `“${off.word} ${on.word}” turns a foot without a pause`
        lastBeatWasLight = false
        continue
      }
      if (strongOff) heavy += 1
      const lightBeat = on.weight === 'l'
      if (lightBeat && lastBeatWasLight) return `two light beats run together at “${on.word}”`
      if (lightBeat) lightBeats += 1
      lastBeatWasLight = lightBeat
    } else if (turns(off, on)) {
      lastBeatWasLight = false
    } else {
      return `“${off.word}” and “${on.word}” do not make a foot`
    }
  }
  if (heavy > 2) return 'too many heavy words off the beat'
  if (lightBeats > 2) return 'too many light words on the beat'
  return null
}

function canBeat(syllable: Syllable): boolean {
  return syllable.weight !== '0' && syllable.weight !== 'w'
}

function turns(off: Syllable, on: Syllable): boolean {
  return off.afterPause && (off.weight === '1' || off.weight === 'e') && on.weight !== '1'
}
