import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { fillIn } from '#kit/i18n/words.ts'
import { hashText } from '#kit/text/hash-text.ts'
import { helplineElsewhere } from '#knowledge/help/elsewhere.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Helpline, Reason } from '#knowledge/help/helpline.ts'
import { linesFor } from '#knowledge/help/line-for.ts'
import { romanise } from './reading/romanise.ts'
import type { Letters, Offer, Part, Saying, Transcript } from './talk.ts'

/** How a reply is worded: in which language and letters, with whose numbers. */
export interface Voice {
  readonly language: Language
  readonly letters: Letters
  readonly place: HelpPlace
  readonly leavesNothing: boolean
}

/** A reply as it is read, in lines that were not said before. */
export function putIntoWords(
  saying: Saying,
  voice: Voice,
  transcript: Transcript,
  isQuiet: boolean,
): string {
  const { turns, putBack = [] } = transcript
  const said = [
    ...turns.filter(({ from }) => from === 'friend').map(({ text }) => text),
    ...putBack,
  ].join('\n')
  const asked =
    turns
      .findLast(({ from }) => from === 'friend')
      ?.text.trim()
      .endsWith('?') ?? false
  const seed = hashText(turns.map(({ text }) => text).join('\n'))
  const words = saying.parts
    .filter(({ isQuestion }) => !(isQuestion && (asked || isQuiet)))
    .map((part, at) => wordsOf(isQuiet ? unasked(part) : part, voice, said, seed + at))
    .filter((one) => one !== '')
  return words.join('\n\n')
}

/** A part may be worded as a question too; not where nothing is to be asked. */
function unasked(part: Part): Part {
  const lines = part.lines.filter(({ en, np }) => !en.endsWith('?') && !np.endsWith('?'))
  return lines.length > 0 ? { ...part, lines } : part
}

function wordsOf(
  { lines, next = [], isQuestion }: Part,
  voice: Voice,
  said: string,
  seed: number,
): string {
  const ways = lines.map((line) => speak(line, voice))
  const isFresh = (way: string) => way !== '' && !said.includes(way)
  const unsaid = ways.filter(isFresh)
  const fresh = unsaid.length > 0 ? unsaid : next.map((line) => speak(line, voice)).filter(isFresh)
  // What was asked before is not asked again.
  const from = fresh.length > 0 || isQuestion ? fresh : ways
  return from[seed % Math.max(1, from.length)] ?? ''
}

function speak(line: Both, voice: Voice): string {
  const text = fillIn(line[voice.language], placesIn(voice), voice.language)
  return voice.language === 'np' && voice.letters === 'latin' ? romanise(text) : text
}

export function offersOf({ chips }: Saying, voice: Voice): readonly Offer[] {
  return chips.map((chip): Offer => {
    if (chip.to === 'call') {
      const line = lineFor(chip.reason, voice.place)
      const label = nameOf(line, voice)
      // Where no number is known, the page of numbers knows where to look.
      return line.call === ''
        ? { kind: 'room', label, room: 'help' }
        : { kind: 'call', label, number: line.call }
    }
    const label = speak(chip.label, voice)
    return chip.to === 'room' ? { kind: 'room', label, room: chip.room } : { kind: 'say', label }
  })
}

/** Not every place has a line of its own for everything. */
function lineFor(reason: Reason, place: HelpPlace): Helpline {
  const [first] = [reason, 'dying' as const, 'ambulance' as const].flatMap((one) =>
    linesFor(one, place),
  )
  return first ?? helplineElsewhere
}

function nameOf({ name, call }: Helpline, voice: Voice): string {
  const { language, letters } = voice
  const isDevanagari = language === 'np' && letters === 'devanagari'
  const number = isDevanagari ? toDevanagariDigits(call) : call
  return [speak(name, voice), number].filter(Boolean).join(', ')
}

/** Where no number is known. */
const numberThere: Both = { en: 'the emergency number there', np: 'त्यहाँको आपतकालीन नम्बर' }

const stays: Both = {
  en: 'What you write stays on this phone until you delete it.',
  np: 'लेखेको कुरा नमेटुन्जेल यही फोनमा रहन्छ।',
}
const staysNowhere: Both = {
  en: 'What you write is gone when you close this page.',
  np: 'लेखेको कुरा यो पाना बन्द गरेपछि मेटिन्छ।',
}

function placesIn({ language, place, leavesNothing }: Voice) {
  const digits = (reason: Reason) => {
    const { call } = lineFor(reason, place)
    if (call === '') return numberThere[language]
    return language === 'np' ? toDevanagariDigits(call) : call
  }
  return {
    stays: (leavesNothing ? staysNowhere : stays)[language],
    line: digits('dying'),
    women: digits('hurt'),
    child: digits('child'),
    police: digits('police'),
    ambulance: digits('ambulance'),
  }
}
