import { linesOf } from '#kit/text/lines-of.ts'
import { capitalise } from '../../plain-text.ts'
import { deeds, haikuLeads, leads, places } from './naming-lines.ts'
import type { TopicPhrase } from './topic-phrase.ts'
import type { EnglishForm } from './verses.ts'

/** Ways to come to a topic by its name: a line to open a stanza on, or the stanza itself. */
export function waysToName(phrase: TopicPhrase, form: EnglishForm): string[] {
  if (form === 'couplets') return nameInCouplets(phrase)
  if (form === 'quatrains') return nameInPlaces(phrase, 8)
  if (form === 'haiku') return nameInHaiku(phrase)
  // Free verse keeps no count: it has room for every word, with any lead-in and place.
  const uncounted = { ...phrase, words: phrase.whole, syllables: 0 }
  return [7, 8, 9].flatMap((length) => nameInPlaces(uncounted, length))
}

type BySyllables = readonly (readonly string[])[]

/** Every lead-in and rest that fill a line with the topic between, its first beat on the line's. */
function fitAround(phrase: TopicPhrase, before: BySyllables, after: BySyllables, length: number) {
  const pairs = before.flatMap((some, count) =>
    some.flatMap((lead) =>
      (after[length - count - phrase.syllables] ?? []).map((rest) => ({
        lead,
        rest,
        onBeat: phrase.syllables === 0 || (count % 2 === 0) === phrase.offTheBeat,
      })),
    ),
  )
  const even = pairs.filter(({ onBeat }) => onBeat)
  return even.length > 2 ? even : pairs
}

function quote({ words, quoted }: TopicPhrase, stop = ''): string {
  return quoted ? `“${words}${stop}”` : `${words}${stop}`
}

function nameInCouplets(phrase: TopicPhrase): string[] {
  return linesOf(deeds).flatMap((deed) => {
    const [three = '', five = '', ...answers] = deed.split(' / ')
    const tails = [three, `I ${three}`, `[let me ${three}|${five}]`, `I ${five}`, `let me ${five}`]
    const ends = answers.map((answer) => `${/^[a-z]/.test(answer) ? ',' : '.'}\n${answer}`)
    const end = ends.length > 1 ? `[${ends.join('|')}]` : ends[0]
    return fitAround(phrase, leads, [[], [], [], ...tails.map((tail) => [tail])], 10).map(
      ({ lead, rest }) => {
        const tail = rest.replace(/^\[?\w|\|\w/g, (start) => start.toUpperCase())
        return `${capitalise(lead + quote(phrase, '.'))} ${tail}${end}`
      },
    )
  })
}

function nameInPlaces(phrase: TopicPhrase, length: number): string[] {
  return fitAround(phrase, leads, places, length).map(({ lead, rest }) => {
    if (rest === '') return capitalise(lead + quote(phrase, '.'))
    return `${capitalise(lead + quote(phrase, lead.includes(':') ? ',' : ''))} ${rest}.`
  })
}

function nameInHaiku(phrase: TopicPhrase): string[] {
  if (phrase.syllables > 5) {
    const middle = `${phrase.syllables === 6 ? 'now ' : ''}${quote(phrase)}`
    return [
      `[what you handed me|in your own writing]:\n${middle} —\n[I put the lamp down|I am listening]`,
    ]
  }
  return fitAround(phrase, haikuLeads, places, 5).map(({ lead, rest }) => {
    const place = rest === '' ? '' : ` ${rest}`
    return `${lead}${quote(phrase)}${place} —`
  })
}
