import type { Both } from '#kit/i18n/both.ts'
import { joinTexts } from '#kit/text/join-texts.ts'
import type { ChatMessage } from '../contract.ts'
import type { HarmBetweenTwo } from '../harm-between-two.ts'
import type { FriendInNeed } from './hear-friend.ts'

/** Why something could not be done just now. */
export type NotDone = 'offline' | 'busy' | 'failed'
/** Why a message has not gone out; it stays on the screen, to be sent again or said another way. */
export type Unsent = NotDone | HarmBetweenTwo

export type Note = 'met' | 'resumed' | 'left' | 'gone' | 'offline' | 'failed' | 'passed'

export type Line =
  | { readonly kind: 'note'; readonly id: string; readonly note: Note }
  | {
      readonly kind: 'said'
      readonly id: string
      readonly from: 'me' | 'friend'
      /** What a practice partner says is known in both languages and follows the switch. */
      readonly text: string | Both
      readonly at: number
      readonly covered?: number
      readonly asWritten?: string | undefined
      readonly sending?: true
      readonly unsent?: Unsent
      /** As it was handed over, to be sent again in the same way. */
      readonly contactsKept?: boolean
    }

/** Somebody real came while the visitor practises; what they say meanwhile is not lost. */
interface Offer {
  readonly pair: string
  readonly lines: readonly Line[]
}

export interface Talk {
  readonly phase: 'disconnected' | 'connecting' | 'practice' | 'person' | 'over'
  /** The name of who is on the other side, in both languages. */
  readonly partner: Both | null
  readonly pair: string | null
  readonly lines: readonly Line[]
  readonly draft: string
  readonly isTyping: boolean
  readonly isAway: boolean
  /** Whether the server looks for somebody. */
  readonly isSearching: boolean
  /** Whether it should go on looking while the visitor practises. */
  readonly wish: boolean
  readonly offer: Offer | null
  /** A message that waits for its writer to decide about the number in it. */
  readonly asked: { readonly text: string; readonly masked: string } | null
  /** What was heard in the words of the other. */
  readonly friendInNeed: FriendInNeed | null
  /** Not even the practice partner could be brought. */
  readonly unable: boolean
}

export const noTalk: Talk = {
  phase: 'disconnected',
  partner: null,
  pair: null,
  lines: [],
  draft: '',
  isTyping: false,
  isAway: false,
  isSearching: false,
  wish: true,
  offer: null,
  asked: null,
  friendInNeed: null,
  unable: false,
}

/** Nothing of a talk outlives it but the visitor's wish. */
export function endTalk({ wish }: Talk): Talk {
  return { ...noTalk, wish }
}

export function meet(talk: Talk, pair: string, partner: Both, note: 'met' | 'resumed'): Talk {
  const { draft, wish, offer } = talk
  const waiting = offer?.pair === pair ? offer.lines : []
  const lines: Line[] = [{ kind: 'note', id: `${pair} ${note}`, note }, ...waiting]
  return { ...noTalk, phase: 'person', pair, partner, lines, draft, wish }
}

export function partFrom(talk: Talk, reason: 'left' | 'gone'): Talk {
  return {
    ...addLine(talk, { kind: 'note', id: `${talk.pair} ${reason}`, note: reason }),
    phase: 'over',
    isTyping: false,
    isAway: false,
    asked: null,
  }
}

export function addLine(talk: Talk, line: Line): Talk {
  return { ...talk, lines: withLine(talk.lines, line) }
}

/** The same message comes as an answer and as news, from this tab and from another: it is one line. */
function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  const known = lines.some(({ id }) => id === line.id)
  return known ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line]
}

export function lineOf({ id, from, text, at, covered, asWritten }: ChatMessage): Line {
  return { kind: 'said', id, from, text, at: Date.parse(at), covered, asWritten }
}

/** A message on the private topic: of this talk, or of the one that is on offer. */
export function hear(talk: Talk, message: ChatMessage & { readonly pair: string }): Talk {
  const line = lineOf(message)
  if (talk.phase === 'person' && talk.pair === message.pair) {
    const isTyping = message.from === 'friend' ? false : talk.isTyping
    return { ...addLine(talk, line), isTyping }
  }
  if (talk.offer?.pair !== message.pair) return talk
  return { ...talk, offer: { ...talk.offer, lines: withLine(talk.offer.lines, line) } }
}

/** Once heard it stays in sight as long as the talk does; what is heard later takes its place. */
export function showNeedOfFriend(talk: Talk, pair: string, friendInNeed: FriendInNeed): Talk {
  return talk.phase === 'person' && talk.pair === pair ? { ...talk, friendInNeed } : talk
}

/** A message that was refused goes back to where it can be said another way. */
export function takeBack(talk: Talk, id: string): Talk {
  const line = talk.lines.find((each) => each.id === id)
  if (line?.kind !== 'said' || typeof line.text !== 'string') return talk
  return {
    ...talk,
    lines: talk.lines.filter((each) => each !== line),
    draft: joinTexts(line.text, talk.draft),
  }
}

export function markUnsent(talk: Talk, id: string, unsent: Unsent): Talk {
  return {
    ...talk,
    lines: talk.lines.map((line) => {
      if (line.id !== id || line.kind === 'note') return line
      const { sending: _, ...rest } = line
      return { ...rest, unsent }
    }),
  }
}
