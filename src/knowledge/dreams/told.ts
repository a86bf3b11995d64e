import { readText } from '#knowledge/hearing/ear.ts'
import { isPhraseWord, type Lexicon } from '#knowledge/hearing/reading/lexicon.ts'
import { leaningOf } from '#knowledge/hearing/reading/meanings.ts'
import { looseKey, preciseKey, speakDevanagari } from '#knowledge/hearing/reading/nepali-key.ts'

/** A word of a dream, or a few that say one thing, with all that it may name. */
export interface ToldWord {
  readonly names: ReadonlySet<string>
}

const devanagari = /[ऄ-ॿ]/
/** couldn’t is one word. */
const apostrophe = /([\p{L}\p{M}])['’]([\p{L}])/gu
const nothing: ReadonlySet<string> = new Set()
/** English that nobody knows is Nepali only where it is long enough to be no slip. */
const longEnough = 5

/** “Is doing” is heard as “did”: उडिरहेको, roirahanubhako. */
const lasting: readonly (readonly [RegExp, string])[] = [
  [/िरह.*$/u, 'ेको'],
  [/इरह.*$/u, 'एको'],
  [/(?<=[a-z]{2})ira(?:h|k).*$/, 'eko'],
]

/** Each word in the language its sentence leans to; the longest phrase before its words. */
export function readTold(
  dream: string,
  lexicon: Lexicon,
  noPictures: ReadonlySet<string>,
): ToldWord[] {
  const { words, senses, stretches } = readText(dream.replace(apostrophe, '$1$2'))
  const isAlone = words.length === 1
  const told: ToldWord[] = []
  let at = 0
  for (const { from, to } of stretches) {
    const lean = leaningOf(senses, from, to)
    for (at = Math.max(at, from); at < to; ) {
      const phrase = longestPhrase(lexicon, words.slice(at, to).map(keyOf))
      if (phrase) {
        told.push({ names: new Set([lexicon.names[phrase.concept] as string]) })
        at += phrase.words.length
        continue
      }
      const letters = withoutLasting(words[at]?.letters ?? '')
      const isEnglish = (senses[at]?.english?.meanings.length ?? 0) > 0
      const isSmall = !isAlone && noPictures.has(letters)
      told.push({
        names: isSmall ? nothing : namesOf(lexicon, letters, { lean, isEnglish, isAlone }),
      })
      at += 1
    }
  }
  return told
}

interface Standing {
  /** Above 0 in an English sentence, below in a Nepali one. */
  readonly lean: number
  /** A word that English is known to have. */
  readonly isEnglish: boolean
  /** No sentence says of a lone word in which language it is. */
  readonly isAlone: boolean
}

function namesOf(lexicon: Lexicon, letters: string, { lean, isEnglish, isAlone }: Standing) {
  const isDevanagari = devanagari.test(letters)
  const precise = preciseKey(isDevanagari ? speakDevanagari(letters) : letters)
  const nepali = () => lexicon.nepali(precise, isDevanagari || precise.includes('A'))
  const english = () => (isDevanagari ? [] : lexicon.english(letters))
  const [first, second] = lean < 0 || isDevanagari ? [nepali, english] : [english, nepali]
  const meanings = first()
  const maySecond = lean <= 0 || (letters.length >= longEnough && !isEnglish)
  const others = isAlone || (meanings.length === 0 && maySecond) ? second() : []
  return new Set([...meanings, ...others].map((meaning) => lexicon.names[meaning] as string))
}

function withoutLasting(word: string): string {
  return lasting.reduce((letters, [end, plain]) => letters.replace(end, plain), word)
}

function longestPhrase(lexicon: Lexicon, keys: readonly string[]) {
  return lexicon
    .phrasesFrom(keys[0] ?? '')
    .filter(({ words }) =>
      words.every((word, at) => keys[at] !== undefined && isPhraseWord(keys[at], word)),
    )
    .sort((one, other) => other.words.length - one.words.length)[0]
}

function keyOf({ letters }: { readonly letters: string }): string {
  return looseKey(preciseKey(devanagari.test(letters) ? speakDevanagari(letters) : letters))
}
