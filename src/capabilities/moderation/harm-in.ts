import type { Harm, Heard } from '#knowledge/hearing/heard.ts'

/**
 * What in a text must not reach others. Whoever tells of harm done to them repeats the words of who
 * did it, and is let through; whoever wants to die names a way because it is in their hand, not to
 * teach it.
 */
export function harmIn({ harm, needs }: Pick<Heard, 'harm' | 'needs'>): readonly Harm[] {
  if (harm.length === 0 || needs.includes('harmed')) return []
  const isInNeed = needs.some((need) => need !== 'other')
  return isInNeed ? harm.filter((kind) => kind !== 'method') : harm
}
