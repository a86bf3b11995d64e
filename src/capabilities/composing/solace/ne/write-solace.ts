import { composeOn } from '../../composer/ne/poem/compose-poem.ts'
import type { PoemForm } from '../../kinds.ts'
import type { SolaceWeight } from '../weight.ts'
export function writeSolace(request: {
  weight: SolaceWeight
  topic?: string | undefined
  form?: PoemForm<'np'> | undefined
  seed: string
}): string {
  return String(composeOn.length) + request.weight
}
