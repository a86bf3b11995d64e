import { keepPlainText } from '../../plain-text.ts'
import { familiarMen, familiarWomen } from './familiar-names.ts'

const answerLength = 40

export interface Hero {
  readonly name: string
  readonly pronoun: 'she' | 'he' | 'they'
}

const pronouns = {
  she: {
    she: 'she',
    She: 'She',
    her: 'her',
    Her: 'Her',
    him: 'her',
    hers: 'hers',
    self: 'herself',
    was: 'was',
  },
  he: {
    she: 'he',
    She: 'He',
    her: 'his',
    Her: 'His',
    him: 'him',
    hers: 'his',
    self: 'himself',
    was: 'was',
  },
  they: {
    she: 'they',
    She: 'They',
    her: 'their',
    Her: 'Their',
    him: 'them',
    hers: 'theirs',
    self: 'themselves',
    was: 'were',
  },
} as const

export function pronounsOf({ pronoun }: Hero) {
  return pronouns[pronoun]
}

/** Whose gender we cannot know is told of as they. */
export function nameHero(answer: string | undefined): Hero | undefined {
  const said = plain(answer)
  if (said === undefined || /^(i|me|myself)$/i.test(said)) return undefined
  const name = isPhrase(said) ? said : capitaliseNames(said)
  const words = said.toLowerCase().split(' ')
  const isOneOf = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  if (isOneOf(familiarWomen)) return { name, pronoun: 'she' }
  return { name, pronoun: isOneOf(familiarMen) ? 'he' : 'they' }
}

/** What somebody always carries is theirs: “umbrella” becomes “her umbrella”, and so needs no “an”. */
export function nameThing(answer: string | undefined, hero: Hero): string | undefined {
  const said = plain(answer)
  if (said === undefined) return undefined
  const { her } = pronouns[hero.pronoun]
  const bare = said.replace(/^(an?|some|my|our) /i, '')
  if (isPhrase(bare) || standsAlone.test(bare)) return lowerFirst(bare)
  return `${her} ${lowerFirst(bare)}`
}

const standsAlone = /^(nothing|everything|something|anything)\b/i

function plain(answer = ''): string | undefined {
  const said = keepPlainText(answer, answerLength).replace(/[\s.,;:!?…।"“”]+$/u, '')
  return /\p{L}/u.test(said) ? said : undefined
}

/** Whose it is, or which one, was said. */
const phrase = /^(the|my|our|his|her|their|your|its|this|that|these|those|every|all) /i

function isPhrase(words: string): boolean {
  return phrase.test(words)
}

/** A phone begins each field with a capital; what is all capitals, or has more of them, was meant so. */
function lowerFirst(said: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)[^\p{Lu}]*$/u.test(said)
    ? said.slice(0, 1).toLowerCase() + said.slice(1)
    : said
}

function capitaliseNames(said: string): string {
  return said.replace(
    /(^| )(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  )
}
