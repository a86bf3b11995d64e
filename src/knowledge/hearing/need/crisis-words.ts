import { makeMeaningFinder } from '../matching/find-meanings.ts'
import { type Readings, readText, type Script } from '../matching/read-text.ts'
import type { CrisisKind, CrisisMeaning, CrisisWords } from './crisis-list.ts'
import { devanagariCrisisWords } from './crisis-words-devanagari.ts'
import { englishCrisisWords } from './crisis-words-english.ts'
import { romanisedCrisisWords } from './crisis-words-romanised.ts'

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

const findCrisisMeanings = makeMeaningFinder<CrisisMeaning>(wordsByScript, 'idiom')

/**
 * Notices that someone may be thinking of death or of hurting themselves. A card shown to someone
 * who did not need it costs a glance; one not shown may cost everything, so in doubt it notices:
 * worry about a friend, grief and memories of such a time count too.
 */
export function noticeCrisis(text: string, readings: Readings = readText(text)): CrisisNotice {
  const meanings = findCrisisMeanings(readings)
  const isExplicit = meanings.has('explicit') || meanings.has('explicitMethod')
  if (!isExplicit && !meanings.has('passive')) return { noticed: false }
  return {
    noticed: true,
    kind: isExplicit ? 'explicit' : 'passive',
    describesMethod: meanings.has('explicitMethod') || meanings.has('method'),
  }
}
