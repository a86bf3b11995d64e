/**
 * A copy of a text for comparing with word lists, never for storing or showing.
 * It holds letters and digits, ' ' between words, '-' where only punctuation parts two letters
 * (`die.but`, `k-i-l-l`: a word may end there or run on) and '*' for a letter someone starred out.
 */
export type MatchingCopy = { readonly letters: string; readonly places: () => Places }

/** Letter i of a copy was written at [starts[i], ends[i]) of the original: a screen can point at it. */
type Places = { readonly starts: readonly number[]; readonly ends: readonly number[] }

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

const enoughToSpellAWord = 3

/** `f u c k` and `मा चि क् ने`: spaces in a row of single letters part no words, so they turn soft. */
export function softenSpelledOutWords(copy: MatchingCopy): MatchingCopy {
  if (!singles.test(copy.letters) || !singlesInARow.test(copy.letters)) return copy
  const words = copy.letters.split(' ')
  let letters = ''
  for (let from = 0; from < words.length; ) {
    let to = from
    while (to < words.length && isSingle(words[to] as string)) to += 1
    const row = words.slice(from, Math.max(to, from + 1))
    letters += (from ? ' ' : '') + row.join(row.length >= enoughToSpellAWord ? '-' : ' ')
    from += row.length
  }
  return { ...copy, letters }
}

/** One Latin letter, or one Devanagari syllable: base, joined bases, vowel sign. */
const single = '(?:[a-z]|[क-ह](?:्[क-ह])*[ा-्]?|[अ-औ])'
const syllable = new RegExp(`^${single}$`)
/** Most texts have a short word somewhere (छ, म, a, I), few have three of them in a row. */
const singlesInARow = new RegExp(`(?:^| )${single} ${single} ${single}(?: |$)`)
const singles = /(?:^| )(?:[a-z]|[अ-ह][ऀ-्]*)(?: |$)/

function isSingle(word: string): boolean {
  return word.length <= 5 && syllable.test(word)
}
