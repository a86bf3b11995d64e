import type { Language } from '#kit/i18n/language.ts'
import type { SignId } from '#knowledge/rashi/signs.ts'
import type { Memory, Offer, Reply, TalkClock, Transcript, Turn } from '#knowledge/talking/talk.ts'
import type {
  AffirmationMood,
  ComposeKind,
  LifePathNumber,
  QuoteTheme,
  ReadingPeriod,
  StoryGenre,
} from './kinds.ts'

/** What a text of each kind is made from. What had to be looked up elsewhere stands here already. */
interface Matters {
  /** Another form than those of the language leaves it to the composer. */
  readonly poem: {
    readonly topic: string
    readonly form?: string | undefined
    /** Heard in it: a loss, beside which nothing glad is said. */
    readonly mourns?: boolean | undefined
  }
  readonly affirmation: { readonly mood: AffirmationMood }
  readonly quote: { readonly category: QuoteTheme }
  readonly storyStarter: {
    readonly genre: StoryGenre
    /** Who it is about, and what they always carry, where the visitor said so. */
    readonly hero?: string | undefined
    readonly thing?: string | undefined
    /** The opening where none is named. */
    readonly chapter?: number | undefined
    /** Of a story that somebody else began, what there is of it. */
    readonly soFar?: string | undefined
  }
  /** `history` is oldest first, without the message itself. */
  readonly friendReply: Pick<Transcript, 'letters' | 'place' | 'putBack'> &
    TalkClock & {
      readonly message: string
      readonly history?: readonly Turn[] | undefined
      readonly memory?: Memory | undefined
      /** Where it was worked out already. */
      readonly reply?: Reply | undefined
    }
  /** `span` is the day, week or month it is for, in any spelling: the same one reads the same. */
  readonly horoscope: {
    readonly sign: SignId
    readonly period: ReadingPeriod
    readonly span: string
  }
  /** `percent` is how well the two match. */
  readonly love: { readonly names: readonly [string, string]; readonly percent: number }
  readonly nameMeaning: { readonly name: string; readonly inBooks?: NameInBooks | undefined }
  readonly lifePath: { readonly number: LifePathNumber }
  readonly dream: { readonly dream: string }
  /** The beginning of an entry: the rest is nobody's business but the writer's. */
  readonly diaryPoem: { readonly entry: string }
}

/** What books say of a name. */
export interface NameInBooks {
  readonly meaning: string
  readonly origin: string
}

export type WritingRequest = {
  [Kind in ComposeKind]: Matters[Kind] & { readonly kind: Kind; readonly language: Language }
}[ComposeKind]

/** What the composer of a kind is given. The same seed brings the same text again. */
export type Asked<Kind extends ComposeKind> = Matters[Kind] & { readonly seed: string }

interface LoveFields {
  readonly percent: number
}
/** What can be tapped under a reply. */
interface FriendFields {
  readonly offers: readonly Offer[]
}
export interface NameFields {
  readonly meaning: string
  readonly origin: string
  readonly personality: string
}
export interface LifePathFields {
  readonly number: number
  readonly meaning: string
  readonly traits: string
}

/** What a poem says of its own measure, and only where it holds. */
interface PoemFields {
  readonly form?: string | undefined
  /** A form that was asked for, and that whoever wrote did not keep. */
  readonly missed?: string | undefined
}

/** A text as it can be copied, and the parts of an answer that a screen shows apart. */
export interface Written {
  readonly text: string
  readonly fields?: PoemFields | FriendFields | LoveFields | NameFields | LifePathFields
}

/** The parts as they stand on the screen, and as one text for copying. Numbers are no text. */
export function writeInParts<Fields extends NameFields | LifePathFields>(fields: Fields) {
  const texts = Object.values(fields).filter((part) => typeof part === 'string')
  return { text: texts.join('\n\n'), fields }
}
