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

/** As the object of a sentence: “umbrella” becomes “an umbrella”, “my cap” the cap of the hero. */
export function nameThing(answer: string | undefined, hero: Hero): string | undefined {
  const said = plain(answer)
  if (said === undefined) return undefined
  const thing = lowerFirst(said).replace(/^(my|our) /i, `${pronouns[hero.pronoun].her} `)
  if (isPhrase(thing) || !/^[a-z]/.test(thing) || isUncounted(thing)) return thing
  return `${/^[aeiou](?!ni|se|ne)/.test(thing) ? 'an' : 'a'} ${thing}`
}

function plain(answer = ''): string | undefined {
  const said = keepPlainText(answer, answerLength).replace(/[\s.,;:!?…।"“”]+$/u, '')
  return /\p{L}/u.test(said) ? said : undefined
}

const phrase =
  /^(an?|the|my|our|his|her|their|your|its|this|that|these|those|some|no|every|all|two|three|four|five|six|seven|many|several|half|\d+|\S+[’']s) /i

function isPhrase(words: string): boolean {
  return phrase.test(words)
}

const stuff =
  /(water|tea|coffee|milk|salt|rice|sugar|honey|money|cash|bread|food|music|hope|love|luck|courage|fear|guilt|silence|time|soil|earth|sand|snow|ash|incense|tobacco|thread|string|wool|chocolate|medicine|hair|work|news|nothing|everything|something|grief|patience|homework|luggage)$/

/** Of a thing that is many, or is poured, there is no “a”. */
function isUncounted(thing: string): boolean {
  const noun = thing.split(/ (?:of|with|from|in|for|that|without) /)[0] as string
  return stuff.test(noun) || /[^su]s$/.test(noun) || /\w+ and \w+/.test(thing)
}

function lowerFirst(said: string): string {
  return /^(A|An|The|My|Our|Her|His|Some|Two|Three) /.test(said)
    ? said.slice(0, 1).toLowerCase() + said.slice(1)
    : /^[A-Z][a-z]+$/.test(said)
      ? said.toLowerCase()
      : said
}

function capitaliseNames(said: string): string {
  return said.replace(
    /(^| )(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  )
}
