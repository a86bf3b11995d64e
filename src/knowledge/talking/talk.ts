import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Need } from '#knowledge/hearing/heard.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Reason } from '#knowledge/help/helpline.ts'
import type { Action } from './guides/guide.ts'

/** What was said in a talk, by whom, and when, where that is known. */
export interface Turn {
  readonly from: 'visitor' | 'friend'
  readonly text: string
  /** Epoch milliseconds. */
  readonly at?: number | undefined
}

export type Letters = 'devanagari' | 'latin'

/** A talk as far as it went, oldest first: everything else is worked out from it. */
export interface Transcript {
  readonly turns: readonly Turn[]
  /** Of the page; who writes in the other one is answered in that. */
  readonly language: Language
  /** In which letters Nepali is answered; as the visitor writes, where none are chosen. */
  readonly letters?: Letters | undefined
  /** Whose numbers are named. */
  readonly place?: HelpPlace | undefined
  /** Answers to the last message that were put back for another one. */
  readonly putBack?: readonly string[] | undefined
}

/** One line of what is remembered: the visitor reads, changes and bins each. */
export interface Remembered {
  readonly kind: 'event' | 'person' | 'plan' | 'helped' | 'told'
  readonly text: string
  /** The day of an event, or the one on which a plan is asked about: an ISO date. */
  readonly on?: string | undefined
  /** The guide it comes from. */
  readonly from?: string | undefined
  /** What is asked on that day. */
  readonly ask?: string | undefined
}

export interface Memory {
  /** Unanswered until somebody says yes or no. */
  readonly mayKeep?: boolean | undefined
  readonly lines: readonly Remembered[]
  /** A talk that is kept nowhere: it says so. */
  readonly leavesNothing?: boolean | undefined
}

/** The moment of the reply, and where its hours are read. */
export interface TalkClock {
  readonly now: number
  readonly zone: string
}

/** What can be tapped under a reply. */
export type Offer =
  | { readonly kind: 'say'; readonly label: string }
  | { readonly kind: 'room'; readonly label: string; readonly room: Action }
  | { readonly kind: 'call'; readonly label: string; readonly number: string }

export interface Reply {
  readonly say: string
  readonly offers: readonly Offer[]
  readonly state: TalkState
  /** No service may put it into other words. */
  readonly isOurs: boolean
}

/** What the talk is about by now. */
interface Topic {
  /** A matter or a feeling. */
  readonly about: string
  readonly situation: string
  /** How many replies it has had. */
  readonly replies: number
}

export interface Person {
  /** “your sister”, “Sabina” */
  readonly en: string
  readonly np: string
}

export interface TalkEvent {
  readonly what: Both
  /** An ISO date. */
  readonly on: string
}

/** What is known of a talk after its last turn. */
export interface TalkState {
  /** The language it is answered in. */
  readonly language: Language
  readonly letters: Letters
  readonly topic: Topic | undefined
  /** The guide somebody is in, and where. */
  readonly guide: { readonly id: string; readonly step: string } | undefined
  /** The gravest need that was heard; it stays for the whole talk. */
  readonly need: Need
  readonly offered: readonly string[]
  readonly refused: readonly string[]
  readonly done: readonly string[]
  /** What was asked in a matter and answered: `work.unpaid.right`. */
  readonly answered: readonly string[]
  readonly people: readonly Person[]
  readonly events: readonly TalkEvent[]
  /** What may be kept, with leave: from this reply alone. */
  readonly keeps: readonly Remembered[]
  /** Answers that were given to steps which keep them, by guide and name. */
  readonly kept: Readonly<Record<string, string>>
  readonly mayKeep: boolean | undefined
}

export type Chip =
  | {
      readonly label: Both
      readonly to: 'step' | 'guide' | 'situation' | 'lines'
      readonly id: string
    }
  | { readonly label: Both; readonly to: 'go-on' | 'not-dying' | 'keep' | 'keep-not' | 'leave' }
  | { readonly label: Both; readonly to: 'room'; readonly room: Action }
  | { readonly label: Both; readonly to: 'call'; readonly reason: Reason }

/** One part of a reply: one of several lines, of which those already said are left out. */
export interface Part {
  readonly lines: readonly Both[]
  /** Taken once all lines were said. */
  readonly next?: readonly Both[]
  /** Left out where the reply before ended in a question. */
  readonly isQuestion?: boolean
}

/** What is said, before it is put into words. */
export interface Saying {
  readonly parts: readonly Part[]
  readonly chips: readonly Chip[]
  /** Said in these words and no others: an answer that is owed, a choice, a game. */
  readonly isFixed?: boolean
}
