import type { Heard } from '#knowledge/hearing/heard.ts'

/** What a reader of somebody's words should know about them, to answer well. */
export const careKinds = ['self', 'self-harm', 'harmed', 'other', 'child'] as const
export type CareKind = (typeof careKinds)[number]

/** A child is answered as a child, whatever else is heard: its helpline is another one. */
export function careKindOf({ need, child }: Pick<Heard, 'need' | 'child'>): CareKind | undefined {
  if (need === 'none') return undefined
  if (need === 'other') return 'other'
  if (child) return 'child'
  return need === 'explicit' || need === 'passive' ? 'self' : need
}
