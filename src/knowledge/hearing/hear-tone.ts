import { makeHeads, type Read } from './ear.ts'
import {
  type Feeling,
  feelings,
  type Heard,
  type Matter,
  matters,
  type Weighed,
  type Wish,
  wishes,
} from './heard.ts'
import { packedTone } from './learnt/tone.ts'
import { chancesOf } from './model/judge-stretches.ts'
import { signsIn } from './plain-signs.ts'

const heads = makeHeads(packedTone)
/** In each group one stands out, and its last head says none of them. */
const groups = [feelings, matters, wishes]
const enough = 0.15
/** What a single word is worth beside what was learnt. */
const asASign = 0.25
const glad: ReadonlySet<Feeling> = new Set(['joy', 'gratitude', 'pride', 'love', 'hope', 'calm'])

type Tone = Pick<Heard, 'feelings' | 'matters' | 'asks'>

/** What a text feels like, what it is about, and what it wants of whom it is written to. */
export function toneIn(read: Read): Tone {
  const plainest = new Map<string, number>()
  const { found, refused } = signsIn(read)
  for (const sign of found) plainest.set(sign, asASign)
  for (const { scores } of heads.judge(read)) {
    let first = 0
    for (const names of groups) {
      const chances = chancesOf(scores.subarray(first, first + names.length + 1))
      first += names.length + 1
      names.forEach((name, at) => {
        // A head hears `sad` in “not sad”.
        if (refused.has(name) && !found.has(name)) return
        const weight = chances[at] as number
        if (weight >= enough && weight > (plainest.get(name) ?? 0)) plainest.set(name, weight)
      })
    }
  }
  const felt = pick<Feeling>(feelings, plainest)
  return {
    // Pain outranks joy: who passed an exam and lost a father is met in the loss.
    feelings: [
      ...felt.filter(({ kind }) => !glad.has(kind)),
      ...felt.filter(({ kind }) => glad.has(kind)),
    ],
    matters: pick<Matter>(matters, plainest),
    asks: pick<Wish>(wishes, plainest).map(({ kind }) => kind),
  }
}

function pick<Kind extends string>(
  kinds: readonly Kind[],
  weights: ReadonlyMap<string, number>,
): Weighed<Kind>[] {
  return kinds
    .flatMap((kind) => {
      const weight = weights.get(kind)
      return weight === undefined ? [] : [{ kind, weight }]
    })
    .sort((a, b) => b.weight - a.weight)
}
