import { packedLexicon } from './learnt/lexicon.ts'
import type { MatchingCopy } from './matching/copied-text.ts'
import { type Judged, judgeStretches } from './model/judge-stretches.ts'
import { type Listener, makeListener } from './model/listener.ts'
import { type PackedWeights, unpackWeights, type Weights } from './model/packed-weights.ts'
import { readStretch, type Said } from './reading/features.ts'
import { type Lexicon, makeLexicon } from './reading/lexicon.ts'
import { unpackLexicon } from './reading/packed-lexicon.ts'
import { readWords, type Word } from './reading/read-words.ts'
import { makeSenses, type Sense } from './reading/sense.ts'
import { type Stretch, stretchesOf } from './reading/stretches.ts'

/** A text whose words are understood one by one, ready to be judged by any heads. */
export interface Read {
  readonly words: readonly Word[]
  readonly senses: readonly Sense[]
  readonly stretches: readonly Stretch[]
  /** What each stretch says: read once for all heads. */
  readonly said: readonly Said[]
}

interface Ear {
  readonly lexicon: Lexicon
  readonly senseOf: (word: string) => Sense
}

let ear: Ear | undefined

/** Made at the first text: most visits and most nodes begin with none. */
export function openEar(): Ear {
  if (!ear) {
    const lexicon = makeLexicon(unpackLexicon(packedLexicon))
    ear = { lexicon, senseOf: makeSenses(lexicon) }
  }
  return ear
}

export function readText(text: string, copy?: MatchingCopy): Read {
  const { senseOf } = openEar()
  const words = readWords(text, copy)
  const senses = words.map(({ letters }) => senseOf(letters))
  const stretches = stretchesOf(words)
  const said = stretches.map((stretch) => readStretch(senses, stretch))
  return { words, senses, stretches, said }
}

/** Heads that were learnt together, unpacked when first asked. */
export function makeHeads(packed: PackedWeights): {
  readonly names: readonly string[]
  judge(read: Read): Judged[]
} {
  let ready: { weights: Weights; listen: Listener } | undefined
  return {
    names: packed.heads.map(({ name }) => name),
    judge({ stretches, said }) {
      if (!ready) {
        const weights = unpackWeights(packed)
        ready = { weights, listen: makeListener(weights) }
      }
      return judgeStretches(ready.listen, ready.weights, stretches, said)
    },
  }
}
