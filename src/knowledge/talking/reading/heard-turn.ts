import type { Language } from '#kit/i18n/language.ts'
import { toLatinDigits } from '#kit/i18n/numbers.ts'
import { type Read, readText } from '#knowledge/hearing/ear.ts'
import { heardIn } from '#knowledge/hearing/hear.ts'
import { toneIn } from '#knowledge/hearing/hear-tone.ts'
import type { Heard } from '#knowledge/hearing/heard.ts'
import { hearHeaviness } from '#knowledge/hearing/heaviness/hear-heaviness.ts'
import { meaningsIn } from '#knowledge/hearing/meanings-in.ts'
import { leaningOf } from '#knowledge/hearing/reading/meanings.ts'
import type { AnswerKind } from '../guides/guide.ts'
import type { Letters } from '../talk.ts'
import { answerKindsOf, numberIn } from './answer-kinds.ts'
import { withoutDenied } from './denied.ts'
import { type Meant, meantIn } from './meant.ts'
import { makePhraseBook, type SpelledWord, spell } from './phrases.ts'

/** All that one message of the visitor says by itself, without the talk around it. */
export interface HeardTurn {
  readonly text: string
  readonly heard: Heard
  /** The situations it may tell of, the likeliest first. */
  readonly meant: readonly Meant[]
  readonly words: readonly SpelledWord[]
  /** Death, loss, violence or the like is in it: no glad word may meet it. */
  readonly isHeavy: boolean
  /** A word of dying or of a way to die is in it. */
  readonly namesDeath: boolean
  /** Of which need a word is in it. */
  readonly names: {
    readonly dying: boolean
    readonly suicide: boolean
    readonly wound: boolean
    readonly violence: boolean
    /** Of violence, what is more than words and touches. */
    readonly blows: boolean
    readonly touches: boolean
    readonly pictures: boolean
  }
  /** A word of no is in it. */
  readonly isDenied: boolean
  readonly isAboutWork: boolean
  /** A word of pain, of no or of but is in it. */
  readonly isClouded: boolean
  /** Undefined where nothing tells: “ok”, a name, a number. */
  readonly language: Language | undefined
  readonly letters: Letters
  readonly answers: readonly AnswerKind[]
  readonly number: number | undefined
}

const deadly = 'die suicide kill live-not end-it hang poison overdose-all rope blade bleed'.split(
  ' ',
)
/** Words of the three kinds of need: beside them, what sounds like need is need. */
const ofDying = [
  ...deadly,
  ...'tired-of-life disappear burden better-without-me nothing-left sleep-forever take-me farewell hopeless'.split(
    ' ',
  ),
]
const ofWounds = 'self-harm cut blade bleed wound scratch hit-self'.split(' ')
const ofViolence =
  'hit-beat slap-kick choke rape touch-bad threaten lock-in blackmail-leak acid force child-marriage'.split(
    ' ',
  )
const ofBlows = 'hit-beat slap-kick choke rape lock-in acid force'.split(' ')
const denials = 'not nobody'.split(' ')
const ofWork = 'work employer wage-unpaid passport agent-manpower colleague salary'.split(' ')
/** What sounds glad beside one of these may be anything. */
const clouds =
  'they everybody he-she not want-not nobody sad grief depressed anxious cry pain hurt suffer lonely alone hate betray break-up divorce failed job-lost debt-loan illness cancer mental-illness accident war-quake-flood miscarriage ugly-fat cannot-sleep bad but almost no-more regret jealous guilt shame tired empty-numb burden useless-worth hopeless'.split(
    ' ',
  )
/** Laughter is no joy where it is that of others. */
const mocking = makePhraseBook([
  [
    true,
    [
      'laugh* at',
      'class|they|everyone|everybody|friends|people|boys|girls|he|she|all|others .. laugh*',
      'हाँसे',
      'हाँस्छन्',
      'हाँस्नुहुन्छ',
      'हाँसो उडा*',
      'जिस्क्या*',
      'खिसी*',
    ],
  ],
])
const leastLean = 2
const leastShare = 0.3
const devanagari = /[\u0900-\u097f]/

export type HearTurn = (text: string) => HeardTurn

/** A talk is worked out anew with every message: a phone that keeps these ears hears each once. */
export function openEars(): HearTurn {
  const known = new Map<string, HeardTurn>()
  return (text) => {
    const turn = known.get(text) ?? hearTurn(text)
    known.set(text, turn)
    return turn
  }
}

function hearTurn(text: string): HeardTurn {
  const words = spell(text)
  const read = readText(text)
  const meanings = meaningsIn(read)
  const has = (names: readonly string[]) => names.some((one) => meanings.has(one))
  const namesDeath = has(deadly)
  const told = withoutDenied(text)
  const readOfTold = told === text ? read : readText(told)
  const heard = heardIn(read)
  return {
    text,
    heard: told === text ? heard : { ...heard, matters: toneIn(readOfTold).matters },
    meant: meantIn(readOfTold),
    words,
    isHeavy: namesDeath || hearHeaviness(text) !== undefined,
    namesDeath,
    names: {
      dying: has(ofDying),
      suicide: has(['suicide', 'hang', 'poison']),
      wound: has(ofWounds),
      violence: has(ofViolence),
      blows: has(ofBlows),
      pictures: has(['picture', 'blackmail-leak']),
      touches: has(['touch-bad', 'sexual', 'body-private', 'rape']),
    },
    isDenied: has(denials),
    isAboutWork: has(ofWork),
    isClouded: has(clouds) || mocking.find(words).length > 0,
    language: languageOf(text, read),
    letters: devanagari.test(text) ? ('devanagari' as const) : ('latin' as const),
    answers: answerKindsOf(words),
    number: numberIn(toLatinDigits(text)),
  }
}

function languageOf(text: string, { senses }: Read): Language | undefined {
  if (devanagari.test(text)) return 'np'
  const lean = leaningOf(senses, 0, senses.length)
  // One word of the other language, or a number, changes nothing.
  if (Math.abs(lean) < leastLean || Math.abs(lean) / senses.length < leastShare) return undefined
  return lean > 0 ? 'en' : 'np'
}
