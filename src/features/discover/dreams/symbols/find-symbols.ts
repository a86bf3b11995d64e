import { foldWords, stemsOf } from './fold-words.ts'
import type { DreamSymbol } from './symbol.ts'
import { dreamSymbols } from './symbols.ts'

type TriggerWord = { letters: string; anyEnding: boolean }
type Trigger = { symbol: DreamSymbol; words: readonly TriggerWord[] }

/** Longest first, so that “missed the bus” is being late and not a bus. */
const triggers: readonly Trigger[] = dreamSymbols
  .flatMap((symbol) => symbol.words.map((phrase) => ({ symbol, words: readTrigger(phrase) })))
  .sort((one, other) => other.words.length - one.words.length)

/** The symbols a dreamer’s words speak of, each once, in the order they come up. */
export function findSymbols(text: string): DreamSymbol[] {
  const told = foldWords(text).map(stemsOf)
  const found = new Set<DreamSymbol>()
  for (let place = 0; place < told.length; ) {
    const trigger = triggers.find(({ words }) =>
      words.every((word, offset) => matches(word, told[place + offset])),
    )
    if (trigger) found.add(trigger.symbol)
    place += trigger?.words.length ?? 1
  }
  return [...found]
}

function readTrigger(phrase: string): TriggerWord[] {
  return phrase.split(' ').map((word) => ({
    letters: foldWords(word).join(''),
    anyEnding: word.endsWith('*'),
  }))
}

function matches({ letters, anyEnding }: TriggerWord, stems: Set<string> | undefined): boolean {
  if (!stems) return false
  return anyEnding ? [...stems].some((stem) => stem.startsWith(letters)) : stems.has(letters)
}
