import { harmIn } from '#capabilities/moderation/harm-in.ts'
import type { HeardForOthers } from '#capabilities/moderation/judge-post.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { HarmHeardProblem } from '../contract.ts'
import { type HarmBetweenTwo, harmBetweenTwo } from '../harm-between-two.ts'

/** Whoever says it is told why, and may say it another way. Need is never refused. */
export function refuseHarm(heard: Pick<HeardForOthers, 'harm' | 'needs'>): void {
  const found = harmIn(heard)
  const harm = harmBetweenTwo.find((kind) => found.includes(kind))
  if (harm) throw new HarmHeard(harm)
}

class HarmHeard extends HttpProblem {
  readonly harm: HarmBetweenTwo

  constructor(harm: HarmBetweenTwo) {
    super(422, 'harm_heard', 'This may harm whoever reads it.', { field: 'text' })
    this.harm = harm
  }

  override get body(): HarmHeardProblem {
    return { ...super.body, code: 'harm_heard', harm: this.harm }
  }
}
