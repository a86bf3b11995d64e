import type { CrisisKind, CrisisMeaning, CrisisWords } from './crisis-list.ts'
import { devanagariCrisisWords } from './crisis-words-devanagari.ts'
import { englishCrisisWords } from './crisis-words-english.ts'
import { romanisedCrisisWords } from './crisis-words-romanised.ts'
import { makePhraseFinder, type PhraseFinder, withoutExcused } from './reading/find-phrases.ts'
import { linesOf } from './reading/phrase-notation.ts'
import { type Readings, readText, type Script, scripts } from './reading/read-text.ts'

/**
 * `kind` is the plainer of what was noticed. `describesMethod` is for moderation alone: what is
 * shown to the writer is the same helping hand either way.
 */
export type CrisisNotice =
  | { readonly noticed: false }
  | { readonly noticed: true; readonly kind: CrisisKind; readonly describesMethod: boolean }

const wordsByScript: Readonly<Record<Script, CrisisWords>> = {
  english: englishCrisisWords,
  romanised: romanisedCrisisWords,
  devanagari: devanagariCrisisWords,
}

/**
 * Notices that someone may be thinking of death or of hurting themselves. A card shown to someone
 * who did not need it costs a glance; one not shown may cost everything, so in doubt it notices:
 * worry about a friend, grief and memories of such a time count too.
 */
export function noticeCrisis(text: string, readings: Readings = readText(text)): CrisisNotice {
  const meanings = new Set(findCrisisMeanings(readings))
  const isExplicit = meanings.has('explicit') || meanings.has('explicitMethod')
  if (!isExplicit && !meanings.has('passive')) return { noticed: false }
  return {
    noticed: true,
    kind: isExplicit ? 'explicit' : 'passive',
    describesMethod: meanings.has('explicitMethod') || meanings.has('method'),
  }
}

function* findCrisisMeanings(readings: Readings): Generator<CrisisMeaning> {
  for (const script of scripts) {
    const { letters } = readings[script]
    if (letters === '') continue
    for (const { meaning } of withoutExcused(finderFor(script)(letters), 'idiom')) yield meaning
  }
}

const finders = new Map<Script, PhraseFinder<CrisisMeaning>>()

/** Made when first needed: a visitor who writes in one script never pays for the others. */
function finderFor(script: Script): PhraseFinder<CrisisMeaning> {
  let finder = finders.get(script)
  if (!finder) {
    const { explicit, passive, explicitMethod, method, idiom } = wordsByScript[script]
    finder = makePhraseFinder<CrisisMeaning>(script, {
      explicit: linesOf(explicit),
      passive: linesOf(passive),
      explicitMethod: linesOf(explicitMethod),
      method: linesOf(method),
      idiom: linesOf(idiom),
    })
    finders.set(script, finder)
  }
  return finder
}
