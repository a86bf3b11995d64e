import { hear } from '#knowledge/hearing/hear.ts'
import type { Heard } from '#knowledge/hearing/heard.ts'
import type { Turn } from './turn.ts'

/**
 * What a friend answers, in order of care: the first that a message speaks of and the friend has
 * words for.
 */
const order = [
  'harm',
  'miscarriage',
  'loss',
  'illness',
  'heartbreak',
  'money',
  'loneliness',
  'anger',
  'failure',
  'worry',
  'tiredness',
  'regret',
  'sadness',
  'joy',
  'love',
  'longing',
  'peace',
  'study',
  'people',
] as const
export type FriendFeeling = (typeof order)[number]

export type Occasion = 'identity' | 'greeting' | 'thanks' | 'goodbye'

interface Message {
  readonly inDanger: boolean
  readonly feelings: readonly FriendFeeling[]
  /** It wants no counsel: a question who is speaking, a greeting, thanks, a goodbye. */
  readonly occasion: Occasion | undefined
}

/** What is answered, and what was said before it where that is too short to speak for itself. */
export interface Talk {
  readonly now: Message
  readonly before: Message | undefined
}

/** “Yes”, “I don't know”, “thank you so much”. */
const fewWords = 5

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= fewWords
}

export function readTalk(message: string, history: readonly Turn[] = []): Talk {
  const now = readMessage(message)
  const before =
    isShort(message) && now.feelings.length === 0
      ? history.findLast(({ from }) => from === 'visitor')
      : undefined
  return { now, before: before && readMessage(before.text) }
}

function readMessage(text: string): Message {
  const heard = hear(text)
  const speaks = signsOf(heard)
  const feelings = order.filter((feeling) => speaks[feeling])
  return {
    inDanger: heard.need === 'passive' || heard.need === 'explicit' || heard.need === 'self-harm',
    feelings,
    occasion: isShort(text) || feelings.length === 0 ? occasionOf(heard) : undefined,
  }
}

function signsOf({ need, bereaved, feelings, matters }: Heard): Record<FriendFeeling, boolean> {
  const feels = (...kinds: string[]) => feelings.some(({ kind }) => kinds.includes(kind))
  const about = (...kinds: string[]) => matters.some(({ kind }) => kinds.includes(kind))
  const hurts = feels('sadness', 'shame', 'guilt', 'emptiness', 'worry', 'anger', 'panic')
  const weightOf = (kind: string) =>
    [...feelings, ...matters].find((one) => one.kind === kind)?.weight ?? 0
  // Who misses somebody far more plainly than they mourn is met in the missing.
  const mourns = bereaved || (about('grief') && 1.5 * weightOf('grief') > weightOf('longing'))
  return {
    harm: about('violence', 'bullying') || (need === 'harmed' && !about('heartbreak', 'work')),
    miscarriage: about('birth') && (mourns || feels('sadness')),
    loss: mourns,
    illness: about('illness'),
    heartbreak: about('heartbreak'),
    money: about('money'),
    loneliness: feels('loneliness'),
    anger: feels('anger'),
    failure: about('exam') && feels('sadness', 'shame', 'guilt'),
    worry: feels('worry', 'panic') && !about('sleep'),
    tiredness: feels('tiredness') || about('sleep'),
    regret: feels('guilt', 'shame'),
    sadness: feels('sadness', 'emptiness', 'jealousy'),
    joy: feels('joy', 'gratitude', 'pride') && !hurts,
    love: feels('love') && !hurts,
    longing: feels('longing') || about('away'),
    peace: feels('calm', 'hope'),
    study: about('exam', 'work'),
    people: about('family', 'friends'),
  }
}

function occasionOf({ asks }: Heard): Occasion | undefined {
  if (asks.includes('who-are-you')) return 'identity'
  if (asks.includes('greeting')) return 'greeting'
  if (asks.includes('thanks')) return 'thanks'
  return asks.includes('bye') ? 'goodbye' : undefined
}
