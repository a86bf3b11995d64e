import { inReadingOrder, type TextRange } from '#kit/text/text-range.ts'
import { makePhraseFinder, type PhraseFinder, withoutExcused } from '../matching/find-phrases.ts'
import { phrasesOf } from '../matching/letter-tree.ts'
import { type Readings, readText, type Script, scripts } from '../matching/read-text.ts'
import type { SlurMeaning, SlurWords } from './slur-list.ts'
import { devanagariSlurs } from './slurs-devanagari.ts'
import { englishSlurs } from './slurs-english.ts'
import { romanisedSlurs } from './slurs-romanised.ts'

const wordsByScript: Readonly<Record<Script, SlurWords>> = {
  english: englishSlurs,
  romanised: romanisedSlurs,
  devanagari: devanagariSlurs,
}

/** Where a text abuses someone, whatever disguise the words wear. Whole words only. */
export function findSlurs(text: string, readings: Readings = readText(text)): TextRange[] {
  const found: TextRange[] = []
  for (const script of scripts) {
    const { letters, places } = readings[script]
    if (letters === '') continue
    const slurs = withoutExcused(finderFor(script)(letters), 'fine')
    if (slurs.length === 0) continue
    const { starts, ends } = places()
    for (const { start, end } of slurs) {
      const [from, to] = [starts[start] as number, ends[end - 1] as number]
      found.push({ start: from, end: endOfSyllable(text, to) })
    }
  }
  return inReadingOrder(found)
}

/** What folding dropped (a halanta, a nasal mark, an accent) belongs to the letter before it. */
function endOfSyllable(text: string, from: number): number {
  let end = from
  while (end < text.length && /[\p{M}\u200c\u200d]/u.test(text.charAt(end))) end += 1
  return end
}

const finders = new Map<Script, PhraseFinder<SlurMeaning>>()

function finderFor(script: Script): PhraseFinder<SlurMeaning> {
  let finder = finders.get(script)
  if (!finder) {
    const { slur, fine } = wordsByScript[script]
    finder = makePhraseFinder<SlurMeaning>(script, { slur: phrasesOf(slur), fine: phrasesOf(fine) })
    finders.set(script, finder)
  }
  return finder
}
