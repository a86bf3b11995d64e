import { splitAksharas } from '#kit/text/aksharas.ts'
import { foldWord } from '#knowledge/hearing/topics/ne/fold-word.ts'
import type { Lexicon, WordKind } from '#knowledge/hearing/topics/ne/lexicon/read-lexicon.ts'
import {
  bareNoun,
  readTopic,
  type TopicReading,
  type TopicWord,
} from '#knowledge/hearing/topics/ne/read-topic.ts'
import type { Theme } from '#knowledge/hearing/topics/ne/theme.ts'
import { plainTopic, titleOf } from './title.ts'
import { type Tone, toneOfTheme } from './tones.ts'

/** A word a scene can be woven with. Its frames lie in a file of its kind. */
export interface WovenWord {
  readonly text: string
  readonly frames: readonly string[]
  /** Said where no line has room for the whole: of सिसाकलम the कलम. */
  readonly halves: readonly WovenWord[]
}

/** What a poem is about, read from whatever the visitor typed. */
export interface Subject {
  readonly title: string
  readonly words: readonly WovenWord[]
  /** Where its images come from. */
  readonly themes: readonly Theme[]
  /** Those whose images are of the topic itself, and not only of its surroundings. */
  readonly ownThemes: readonly Theme[]
  readonly tone: Tone
  /** The hour the topic itself is of: nothing of another comes in. */
  readonly hours?: readonly string[] | undefined
  /** Too long or too strange for a metre: left to itself, it becomes free verse. */
  readonly isWide: boolean
}

const mostWords = 4
const mostThemes = 3
const beings = ['elder', 'senior', 'person', 'animal']
const longestWoven = 24

export function readSubject(topic: string, lexicon: Lexicon): Subject {
  const text = plainTopic(topic)
  const emoji = topic.match(/\p{Extended_Pictographic}|\p{RI}{2}/gu) ?? []
  const reading = readTopic([text, ...emoji].join(' '), lexicon)
  return subjectOf(
    reading,
    titleOf(
      text,
      reading.words.map(({ word }) => word),
    ),
    (word) => halvesOf(word, lexicon),
  )
}

export function subjectOf(
  reading: TopicReading,
  title: string,
  halve: (word: string) => WovenWord[] = () => [],
): Subject {
  const { words, mourns, isDeath, phrase } = reading
  // Of the dead it is they who are spoken of, and not their dying.
  const named = words.filter(({ kind = '' }) => beings.includes(kind))
  const spoken = isDeath && named.length > 0 ? named : words
  const whole = phrase && !mourns && phrase.text.length <= 60 ? [phrase] : []
  return {
    title,
    words: [
      ...whole.map(({ text, is }) => ({
        text,
        frames: [is === 'name' ? 'phrase' : 'saying', ...framesOfWhole(text, spoken)],
        halves: is === 'name' ? halve(text) : [],
      })),
      ...spoken
        .filter(({ word }) => word.length <= longestWoven && word !== whole[0]?.text)
        // A sentence says what was done better than its verb alone could.
        .filter(({ kind }) => kind !== 'deed' || whole[0]?.is !== 'saying')
        .slice(0, mostWords)
        .map(({ word, kind }) => ({ text: word, frames: framesFor(kind), halves: halve(word) })),
    ],
    themes: isDeath ? ['loss'] : themesOf(reading),
    ownThemes: isDeath
      ? ['loss']
      : words.filter(isItsTheme).flatMap(({ themes }) => themes.slice(0, 1)),
    tone: toneOf(reading),
    hours: words.find(({ hours }) => hours)?.hours,
    isWide: whole.length > 0 || !words.some(({ isKnown }) => isKnown),
  }
}

/** Words that are one name (नयाँ वर्ष) are said as any word is, also where a form has no phrases. */
function framesOfWhole(text: string, words: TopicReading['words']): string[] {
  return words.flatMap(({ word, kind }) => (word === text ? framesFor(kind) : []))
}

/** Of somebody one does not say all that can be said of a thing. */
function framesFor(kind: WordKind | undefined): string[] {
  if (!kind) return ['any', 'matter']
  if (kind === 'saying' || kind === 'page') return [kind]
  return beings.includes(kind) ? [kind, 'any'] : [kind, 'any', 'matter']
}

/**
 * What a long word is made of, as far as it is known: the words of a name, or two that have grown
 * together. Nobody of the family is halved: हजुरआमा is not आमा.
 */
function halvesOf(word: string, { byKey }: Lexicon): WovenWord[] {
  const find = (part: string) => {
    const folded = foldWord(part)
    const known = byKey.get(folded)
    return known && foldWord(known.word) === folded ? known : undefined
  }
  const known = partsOf(word)
    .map((parts) => parts.flatMap((part) => find(part) ?? []))
    .toSorted((some, others) => others.length - some.length)[0]
  if (!known || known.some(({ kind }) => beings.includes(kind))) return []
  return known
    .filter(({ kind }) => !unsaid.has(kind))
    .map(({ word, kind }) => ({ text: word, frames: framesFor(kind), halves: [] }))
}

/** What somebody says or does is no name for a thing. */
const unsaid = new Set<WordKind>(['saying', 'deed', 'page'])

/** The ways to take it apart, the longest last word first. */
function partsOf(word: string): string[][] {
  if (word.includes(' ')) return [word.split(/\s+/).map(bareNoun)]
  const written = splitAksharas(word)
  return written.slice(2, -1).map((_, at) => {
    const cut = at + 2
    return [written.slice(0, cut).join(''), written.slice(cut).join('')]
  })
}

/** One theme of every word, then the other of the first. */
function themesOf({ words }: TopicReading): Theme[] {
  const firsts = words.flatMap(({ themes }) => themes.slice(0, 1))
  const others = words.flatMap(({ themes }) => themes.slice(1))
  const found = [...new Set([...firsts, ...others.slice(0, 1)])]
  return found.slice(0, mostThemes)
}

/** A hat is of the house and a bus of life, and yet no house and no life are about them. */
function isItsTheme({ kind, themes: [theme] }: TopicWord): boolean {
  if (kind === 'animal' || theme === 'life') return false
  return theme !== 'home' || kind === 'place' || kind === 'elder'
}

/** Where there is a grief among the words, the poem keeps its voice low. */
function toneOf({ words, mourns }: TopicReading): Tone {
  const tones = words.flatMap(
    ({ tone, themes: [theme] }) => tone ?? (theme ? toneOfTheme[theme] : []),
  )
  if (mourns || tones.includes('grave')) return 'grave'
  if (tones.includes('longing')) return 'longing'
  return tones[0] ?? 'calm'
}
