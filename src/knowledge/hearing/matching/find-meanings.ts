import { makePhraseFinder, type PhraseFinder, withoutExcused } from './find-phrases.ts'
import { phrasesOf } from './phrase-notation.ts'
import { type Readings, type Script, scripts } from './read-text.ts'

/** A list of phrases for each meaning, in each way visitors write. */
type WordLists<Meaning extends string> = Readonly<Record<Script, Readonly<Record<Meaning, string>>>>

/** What a text means by lists of phrases; what stands inside a longer wording of `excuse` is not meant. */
export function makeMeaningFinder<Meaning extends string>(
  lists: WordLists<Meaning>,
  excuse: Meaning,
): (readings: Readings) => ReadonlySet<Meaning> {
  const finders = new Map<Script, PhraseFinder<Meaning>>()

  /** Made when first needed: a visitor who writes in one script never pays for the others. */
  function finderFor(script: Script): PhraseFinder<Meaning> {
    let finder = finders.get(script)
    if (!finder) {
      const own = Object.entries<string>(lists[script])
      const phrases = Object.fromEntries(own.map(([meaning, list]) => [meaning, phrasesOf(list)]))
      finder = makePhraseFinder(script, phrases as Record<Meaning, string[]>)
      finders.set(script, finder)
    }
    return finder
  }

  return (readings) => {
    const meant = new Set<Meaning>()
    for (const script of scripts) {
      const { letters } = readings[script]
      if (letters === '') continue
      for (const { meaning } of withoutExcused(finderFor(script)(letters), excuse)) {
        meant.add(meaning)
      }
    }
    return meant
  }
}
