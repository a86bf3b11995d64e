import { makeMeaningFinder } from '../matching/find-phrases.ts'
import { type Readings, readText, type Script } from '../matching/read-text.ts'
import type { CrisisMeaning, CrisisWords } from './crisis-list.ts'
import { devanagariCrisisWords } from './crisis-words-devanagari.ts'
import { englishCrisisWords } from './crisis-words-english.ts'
import { romanisedCrisisWords } from './crisis-words-romanised.ts'

export interface CrisisNotice {
  readonly noticed: boolean
  /** For moderation alone: what is shown to the writer is the same helping hand either way. */
  readonly describesMethod: boolean
}

const wordsByScript: Readonly<Record<Script, CrisisWords>> = {
  english: englishCrisisWords,
  romanised: romanisedCrisisWords,
  devanagari: devanagariCrisisWords,
}

const cries: readonly CrisisMeaning[] = ['explicit', 'explicitMethod', 'passive']
const means: readonly CrisisMeaning[] = ['explicitMethod', 'method']

const findCrisisMeanings = makeMeaningFinder<CrisisMeaning>(wordsByScript, 'idiom')

/**
 * Notices that someone may be thinking of death or of hurting themselves. A card shown to someone
 * who did not need it costs a glance; one not shown may cost everything, so in doubt it notices:
 * worry about a friend, grief and memories of such a time count too.
 */
export function noticeCrisis(text: string, readings: Readings = readText(text)): CrisisNotice {
  const meanings = findCrisisMeanings(readings)
  const noticed = cries.some((cry) => meanings.has(cry))
  return { noticed, describesMethod: noticed && means.some((mean) => meanings.has(mean)) }
}
