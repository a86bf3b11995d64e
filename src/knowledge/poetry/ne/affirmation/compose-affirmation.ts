/// <reference types="vite/types/importMeta.d.ts" />
import { dealLine } from '../../chance/seed-row.ts'
import { readLines } from '../../read-lines.ts'
import type { Asked } from '../../writing-request.ts'

/** Whole affirmations, a line each, in a file for each mood. */
export const affirmations = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

export function composeAffirmation({ mood, seed }: Asked<'affirmation'>): string {
  return dealLine(affirmations.get(mood) ?? [], `affirmation ${mood}`, seed)
}
