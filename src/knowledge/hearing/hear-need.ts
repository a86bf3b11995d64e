import { makeHeads, openEar, type Read, readText } from './ear.ts'
import { type Heard, type Need, needs, type Place } from './heard.ts'
import { packedMarks } from './learnt/marks.ts'
import { packedNeed } from './learnt/need.ts'
import { mostLikely } from './model/judge-stretches.ts'
import { type Tongue, tongueOf } from './reading/meanings.ts'
import type { Stretch } from './reading/stretches.ts'

export type HeardNeed = Pick<
  Heard,
  'need' | 'needs' | 'sure' | 'child' | 'now' | 'bereaved' | 'places'
>

const heads = makeHeads(packedNeed)
const marks = makeHeads(packedMarks)
const kinds = needs.slice(1)
/** What is answered where several are heard. */
const gravest: readonly Need[] = ['explicit', 'harmed', 'self-harm', 'passive', 'other']
/** How sure it must be that something is needed: chosen on texts that nothing was learnt from. */
const enough: Readonly<Record<Tongue, number>> = {
  english: 0.29,
  devanagari: 0.28,
  romanised: 0.275,
}
const least = Math.min(...Object.values(enough))
/** Two quiet neighbours must not make a loud pair. */
const moreForPairs = 0.2
/** A mark changes only the words that a hand comes with: it may be heard sooner than need. */
const enoughOfMark: Readonly<Record<string, number>> = { child: -0.3, now: -0.4, bereaved: -1 }

/** The part of hearing that a hand is held out by: small enough for every field on every phone. */
export function hearNeed(text: string): HeardNeed {
  return needIn(readText(text))
}

export function needIn(read: Read): HeardNeed {
  const judged = heads.judge(read)
  const marked = marksIn(read)
  let sure = 0
  const noticed: { need: Need; stretch: Stretch }[] = []
  for (const { scores, stretch, isPair } of judged) {
    const { sureness, head } = mostLikely(scores)
    const more = isPair ? moreForPairs : 0
    if (sureness < least + more) continue
    if (sureness < enough[tongueOf(read.senses, stretch)] + more) continue
    noticed.push({ need: kinds[head] as Need, stretch })
    sure = Math.max(sure, sureness - more)
  }
  const heard = gravest.filter((need) => noticed.some((one) => one.need === need))
  return {
    need: heard[0] ?? 'none',
    needs: heard,
    sure,
    child: heard.length > 0 && marked.has('child'),
    now: heard.length > 0 && marked.has('now'),
    bereaved: marked.has('bereaved'),
    places: [
      ...noticed.map(({ need, stretch }) => placeOf(read, need, stretch)),
      ...meansIn(
        read,
        noticed.map(({ stretch }) => stretch),
      ),
    ],
  }
}

function marksIn(read: Read): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { scores } of marks.judge(read)) {
    marks.names.forEach((name, at) => {
      if ((scores[at] as number) > (enoughOfMark[name] as number)) found.add(name)
    })
  }
  return found
}

function placeOf({ words }: Read, what: Place['what'], { from, to }: Stretch): Place {
  return { what, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }
}

/** Concepts that name a way to die: covered where others read. */
export const means: ReadonlySet<string> = new Set(
  'rope hang poison pills overdose-all blade gun bridge-roof-cliff river-deep jump-fall drown fire-petrol-gas train-road means-other'.split(
    ' ',
  ),
)

function meansIn({ words, stretches, said }: Read, noticed: readonly Stretch[]): Place[] {
  const { names } = openEar().lexicon
  const places = new Map<number, Place>()
  stretches.forEach(({ from, to }, at) => {
    if (!noticed.some((one) => one.from <= from && to <= one.to)) return
    said[at]?.readings.forEach(({ meanings }, inStretch) => {
      if (!meanings.some((concept) => means.has(names[concept] as string))) return
      const { start, end } = words[from + inStretch] as Read['words'][number]
      places.set(start, { what: 'means', start, end })
    })
  })
  return [...places.values()]
}
