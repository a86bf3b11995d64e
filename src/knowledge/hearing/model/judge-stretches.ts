import type { Said } from '../reading/features.ts'
import { areNeighbours, type Stretch } from '../reading/stretches.ts'
import type { Listener } from './listener.ts'
import type { Weights } from './packed-weights.ts'

/** What every head makes of one stretch, or of two neighbours together. */
export interface Judged {
  readonly stretch: Stretch
  readonly isPair: boolean
  readonly scores: Float32Array
}

/** Long stretches shout no louder than short ones. */
export function loudness(features: number): number {
  return 1 / Math.sqrt(Math.max(features, 40) / 40)
}

export function judgeStretches(
  listen: Listener,
  weights: Weights,
  stretches: readonly Stretch[],
  said: readonly Said[],
): Judged[] {
  const sums = said.map(listen)
  const judged = stretches.map((stretch, at) => {
    const { heads, features } = sums[at] as ReturnType<Listener>
    return { stretch, isPair: false, scores: weigh(heads, features, weights.bias) }
  })
  for (let at = 0; at + 1 < stretches.length; at += 1) {
    const [one, next] = [stretches[at] as Stretch, stretches[at + 1] as Stretch]
    if (!areNeighbours(one, next)) continue
    const [a, b] = [sums[at], sums[at + 1]] as [ReturnType<Listener>, ReturnType<Listener>]
    const heads = a.heads.map((sum, head) => sum + (b.heads[head] as number))
    judged.push({
      stretch: { from: one.from, to: next.to },
      isPair: true,
      scores: weigh(heads, a.features + b.features, weights.bias),
    })
  }
  return judged
}

function weigh(sums: Float32Array, features: number, bias: Float32Array): Float32Array {
  const scale = loudness(features)
  return sums.map((sum, head) => sum * scale + (bias[head] as number))
}

/** How sure it is that any of several heads holds, and which most likely. */
export function mostLikely(scores: Float32Array): { sureness: number; head: number } {
  let sum = 1
  let head = 0
  for (let at = 0; at < scores.length; at += 1) {
    sum += Math.exp(scores[at] as number)
    if ((scores[at] as number) > (scores[head] as number)) head = at
  }
  return { sureness: 1 - 1 / sum, head }
}

/** How likely each of several heads is, of which one holds. */
export function chancesOf(scores: Float32Array): Float64Array {
  const highest = Math.max(...scores)
  const chances = Float64Array.from(scores, (score) => Math.exp(score - highest))
  const sum = chances.reduce((all, one) => all + one, 0)
  return chances.map((one) => one / sum)
}
