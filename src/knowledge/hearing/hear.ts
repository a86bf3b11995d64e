import { type Read, readText } from './ear.ts'
import { harmIn } from './hear-harm.ts'
import { type HeardNeed, needIn } from './hear-need.ts'
import { toneIn } from './hear-tone.ts'
import type { Harm, Heard } from './heard.ts'
import type { MatchingCopy } from './matching/copied-text.ts'

/** Harm that somebody tells of is worded like harm that somebody does. */
const toldOf: ReadonlySet<Harm> = new Set(['threat', 'hate', 'sexual', 'minor', 'doxing'])

/**
 * What a text says: need, harm, feelings, matters and what is asked for. The same words are heard
 * the same way on every phone and every server.
 */
export function hear(text: string): Heard {
  return heardIn(readText(text))
}

/** The same of a text that was read already. */
export function heardIn(read: Read): Heard {
  return { ...judged(read), ...toneIn(read) }
}

/** The part that decides what others may read: need and harm. `copy`: where one was made already. */
export function hearForOthers(text: string, copy?: MatchingCopy): HeardNeed & Pick<Heard, 'harm'> {
  return judged(readText(text, copy))
}

function judged(read: Read) {
  const need = needIn(read)
  const { harm, places } = harmIn(read)
  const isTestimony = need.needs.some((one) => one === 'harmed' || one === 'other')
  const meant = harm.filter((one) => !(isTestimony && toldOf.has(one)))
  return {
    ...need,
    harm: meant,
    places: [...need.places, ...places.filter(({ what }) => meant.includes(what as Harm))],
  }
}
