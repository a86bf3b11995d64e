import type { Card } from '#capabilities/picture-card/card.ts'
import type { NameReading } from '#knowledge/rashi/sign-by-syllable.ts'

/** The syllable the name grows from stands large; where it is not known, a thread of stars. */
export function cardOfName(
  name: string,
  signs: readonly NameReading[],
  parts: readonly string[],
  more: Pick<Card, 'language'> & { readonly note: string },
): Card {
  const [seed] = signs
  const sign: Card['sign'] = seed
    ? { kind: 'seed', text: seed.syllable }
    : { kind: 'stars', points: thread }
  const stop = more.language === 'np' ? '।' : '.'
  const text = parts.map((part) => (/[.!?।]$/.test(part) ? part : part + stop)).join(' ')
  const eyebrow = seed?.sign.name[more.language]
  return { hour: 'discover', sign, title: name, text, ...(eyebrow && { eyebrow }), ...more }
}

const thread = [
  [58, 28],
  [96, 34],
  [122, 18],
  [158, 30],
  [188, 24],
] as const
