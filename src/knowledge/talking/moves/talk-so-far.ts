import type { Both } from '#kit/i18n/both.ts'
import type { Need } from '#knowledge/hearing/heard.ts'
import type { Reason } from '#knowledge/help/helpline.ts'
import type { Block } from '../content/read-blocks.ts'
import { linesOf, openLines } from '../content/shelf.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import type { Chip, Memory, Part, TalkState } from '../talk.ts'

type Wants = 'listening' | 'anything'

/** A game that is under way: the riddle whose answer is waited for. */
interface Game {
  readonly answer: Both
  readonly tries: number
}

/** What is worked out while a talk is gone through; the part of it that others need is `TalkState`. */
export type Draft = { -readonly [Key in keyof TalkState]: TalkState[Key] } & {
  chips: readonly Chip[]
  /** Guides that the last reply held out: a “yes” means the first. */
  heldOut: readonly string[]
  /** Replies in which nothing is asked, because somebody said so. */
  quietFor: number
  wants: Wants
  /** The need was said in so many words. */
  isPlainNeed: boolean
  /** It was asked whether somebody thinks of dying, and they spoke of another thing. */
  wasInDoubt: boolean
  /** Replies since somebody was last asked whether they are safe. */
  sinceSafe: number
  visits: Record<string, number>
  /** Matters that the talk was said not to be about. */
  barred: readonly string[]
  /** The guide that was left for something else, and where: the way back is held out once. */
  paused: TalkState['guide']
  /** They said that they are under eighteen. */
  isChild: boolean
  /** Under which name the message before was kept: what puts it right takes its place. */
  lastKept: string | undefined
  /** What the message before was likeliest about. */
  leaning: string | undefined
  /** Pain was told in this talk: what is glad afterwards has to be plain. */
  isSore: boolean
  /** Blocks of situations that were met. */
  met: string[]
  game: Game | undefined
  replies: number
  /** At which reply guides were held out last. */
  lastOffer: number
  /** What could be remembered, while leave is asked. */
  pending: TalkState['keeps']
}

/** One message of the visitor, and the talk before it. */
export interface Moment {
  readonly state: Draft
  readonly turn: HeardTurn
  readonly memory: Memory
  /** A day number, where the visitor is. */
  readonly today: number
}

export function newDraft(language: TalkState['language'], mayKeep: boolean | undefined): Draft {
  return {
    language,
    letters: 'devanagari',
    topic: undefined,
    guide: undefined,
    need: 'none',
    offered: [],
    refused: [],
    done: [],
    answered: [],
    people: [],
    events: [],
    keeps: [],
    kept: {},
    mayKeep,
    chips: [],
    heldOut: [],
    quietFor: 0,
    wants: 'anything',
    isPlainNeed: false,
    wasInDoubt: false,
    sinceSafe: 0,
    visits: {},
    barred: [],
    paused: undefined,
    isChild: false,
    lastKept: undefined,
    leaning: undefined,
    isSore: false,
    met: [],
    game: undefined,
    replies: 0,
    lastOffer: -9,
    pending: [],
  }
}

/** Somebody to phone, for what was heard. */
export function callFor(need: Need): Chip {
  return call(need === 'harmed' ? 'hurt' : 'dying')
}

/** Its label is the line's name and number where the visitor is. */
export function call(reason: Reason): Chip {
  return { label: { en: '', np: '' }, to: 'call', reason }
}

/** A list of ids with more of them, each once. */
export function withMore(ids: readonly string[], ...more: readonly string[]): readonly string[] {
  return [...new Set([...ids, ...more])]
}

export async function listening(id: string): Promise<Part> {
  const { all } = await openLines('listening')
  return { lines: linesOf(blockOf(all, id)) }
}

export async function house(id: string): Promise<Part> {
  const { all } = await openLines('house')
  return { lines: linesOf(blockOf(all, id)) }
}

export function blockOf(blocks: readonly Block[], id: string): Block {
  const block = blocks.find((one) => one.id === id)
  if (!block) throw new Error(`No block ${id}`)
  return block
}

/** Whether a glad word would stand beside pain. */
export function isNearPain({ state, turn }: Moment): boolean {
  if (turn.isHeavy || turn.isClouded || turn.heard.need !== 'none') return true
  if (state.need !== 'none' || state.wasInDoubt) return true
  return turn.heard.feelings.some(({ kind }) => pains.has(kind))
}

export const pains: ReadonlySet<string> = new Set([
  'sadness',
  'loneliness',
  'longing',
  'worry',
  'panic',
  'anger',
  'jealousy',
  'shame',
  'guilt',
  'emptiness',
])
