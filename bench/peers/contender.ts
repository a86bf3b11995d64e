import type { Asked } from './request-bytes.ts'
import type { Running } from './stage.ts'

/** A wall served by somebody: us or a peer. */
export interface Contender extends Running {
  readonly name: string
  /** Headers of a new visitor. */
  signIn(): Promise<Record<string, string>>
  post(visitor: Record<string, string>, key: string, text: string): Asked
  readonly newest: Asked
}

/** What is written everywhere: an ordinary Nepali sentence that no moderation minds. */
export function sentence(number: number): string {
  return `आज बिहान चौतारीमा बसेर सोचेको कुरा नम्बर ${number}`
}

const atOnce = 50

/** Visitors come in waves; a person writes a few posts a day, so a measurement needs many. */
export async function bringVisitors(
  contender: Contender,
  count: number,
): Promise<readonly Record<string, string>[]> {
  const visitors: Record<string, string>[] = []
  while (visitors.length < count) {
    const some = Math.min(atOnce, count - visitors.length)
    visitors.push(...(await Promise.all(Array.from({ length: some }, contender.signIn))))
  }
  return visitors
}
