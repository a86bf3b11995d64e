import type { MatchingCopy, Places } from './copied-text.ts'

/** Letters on the left are read as those on the right. The first rule that fits is taken. */
export type SpellingRules = readonly (readonly [written: string, read: string])[]

export function makeRewriter(rules: SpellingRules): (copy: MatchingCopy) => MatchingCopy {
  const readings = new Map<string, string>()
  for (const [written, read] of rules) if (!readings.has(written)) readings.set(written, read)
  const anyRule = new RegExp(rules.map(([written]) => written).join('|'), 'g')
  return (copy) => ({
    letters: copy.letters.replace(anyRule, (written) => readings.get(written) as string),
    // Most texts hold nothing to point at, so places are worked out only when asked for.
    places: () => rewritePlaces(copy, anyRule, readings),
  })
}

function rewritePlaces(
  copy: MatchingCopy,
  anyRule: RegExp,
  readings: ReadonlyMap<string, string>,
): Places {
  const places = copy.places()
  const starts: number[] = []
  const ends: number[] = []
  const keep = (from: number, to: number) => {
    starts.push(places.starts[from] as number)
    ends.push(places.ends[to - 1] as number)
  }
  let at = 0
  for (const { index, 0: written } of copy.letters.matchAll(anyRule)) {
    for (; at < index; at += 1) keep(at, at + 1)
    for (const _ of readings.get(written) as string) keep(at, at + written.length)
    at += written.length
  }
  for (; at < copy.letters.length; at += 1) keep(at, at + 1)
  return { starts, ends }
}
