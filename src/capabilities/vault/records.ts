import type { WrittenBy } from '#capabilities/composing/events.ts'
import type { PlanWords } from '#capabilities/safety-plan/plan.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Letters, Remembered } from '#knowledge/talking/talk.ts'

/** What every record has: an id that sorts by when it was made, and when it last changed. */
interface Kept {
  readonly id: string
  /** Epoch milliseconds; grows with every change, so that of two copies the newer is known. */
  readonly changed: number
}

export interface Poem {
  readonly text: string
  readonly source: string
  readonly language: Language
}

export interface DiaryEntry extends Kept {
  /** The day as the writer's own calendar showed it: an ISO date. */
  readonly date: string
  readonly time: string
  readonly content: string
  readonly poem?: Poem
}

/** As many a day as somebody notes. Kept by an older page, its id is its date, and no hour is known. */
export interface MoodEntry extends Kept {
  readonly date: string
  /** Unknown too where a day that is over was filled in. */
  readonly time?: string
  readonly moodName: string
  readonly emoji: string
}

export interface JournalEntry extends Kept {
  readonly date: string
  readonly time: string
  /** The emoji. */
  readonly mood: string
  readonly moodName: string
  readonly note: string
}

/** Its id is made of what it is: the same thing kept in two tabs is one record. */
export interface Favourite extends Kept {
  /** What it is: a poem, a quote, … */
  readonly what: string
  readonly text: string
  readonly language: Language
  /** Who wrote it, to be said beside it for as long as it is kept. */
  readonly source: WrittenBy
  /** The moment it was kept: undone, a removal puts it back in its place. */
  readonly at: number
  /** What it is about: a topic, a category. */
  readonly topic?: string
  /** Whose words they are, where a person's. */
  readonly by?: string
  /** Which of a shelf it is, where it came from one: the shelf knows it in both languages. */
  readonly shelved?: string
}

/** One talk with the friend. The id of the first one, from when there was but one, is `talk`. */
export interface FriendChat extends Kept {
  readonly messages: readonly FriendMessage[]
}

interface FriendMessage {
  readonly id: string
  readonly text: string
  readonly isUser: boolean
  readonly timestamp: number
}

export interface RememberedLine extends Remembered {
  readonly id: string
  /** The moment it was told. */
  readonly at: number
}

/** What the friend remembers. There is one of it, and its id is `memory`. */
export interface FriendMemory extends Kept {
  /** Unanswered until somebody says yes or no. */
  readonly mayKeep?: boolean
  /** In which letters Nepali is answered; as the visitor writes, where none are chosen. */
  readonly letters?: Letters
  /** The oldest first. */
  readonly lines: readonly RememberedLine[]
}

/** What to do in the heavy hour. There is one of it, and its id is `plan`. */
interface SafetyPlan extends Kept, PlanWords {}

/** Words not saved yet. The id names the place they are typed in. */
export interface Draft extends Kept {
  readonly text: string
  /** What was picked beside the words, such as a mood. */
  readonly choice?: string
  /** Where the words go on from a beginning that was given. */
  readonly story?: StoryBeginning
}

interface StoryBeginning {
  readonly text: string
  readonly language: Language
  /** Unknown for stories begun before it was kept. */
  readonly source?: WrittenBy
  readonly at: number
}

export interface Records {
  readonly diary: DiaryEntry
  readonly moods: MoodEntry
  readonly journal: JournalEntry
  readonly favourites: Favourite
  readonly friendChats: FriendChat
  readonly drafts: Draft
  readonly friendMemory: FriendMemory
  readonly safetyPlans: SafetyPlan
}

export type Kind = keyof Records

export const kinds = [
  'diary',
  'moods',
  'journal',
  'favourites',
  'friendChats',
  'drafts',
  'friendMemory',
  'safetyPlans',
] as const satisfies readonly Kind[]

/** A record before the vault has said when it changed. */
export type Unstamped<K extends Kind> = Omit<Records[K], 'changed'>
