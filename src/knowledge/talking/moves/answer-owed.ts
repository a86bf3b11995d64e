import type { Block } from '../content/read-blocks.ts'
import { linesOf, openGuide, openLines } from '../content/shelf.ts'
import type { Action } from '../guides/guide.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { roomLabels } from '../rooms.ts'
import type { Chip, Saying } from '../talk.ts'
import { blockOf, call, type Moment } from './talk-so-far.ts'

/** Said beside much else, these are manners and no message of their own. */
const manners: ReadonlySet<string> = new Set([
  'greeting',
  'help-me',
  'thank-you',
  'apology',
  'ok',
  'how-are-you',
  'goodbye',
  'sorry-to-bother',
  'something-happened',
  'just-talk',
  'only-joking',
  'whatever',
])
const fewWords = 6
/** “Yo” is a greeting in English and “this” in Nepali. */
const mostOfGreeting = 3
/** What a message ends with is meant for us. */
const thankful =
  /(?:thank(?:s| you| u)|thx|dhanyaba+d|धन्यवाद)(?:\s+(?:hai|hajur|है|हजुर|dai|didi|sathi|so much|a lot|very much|bro|friend))?\P{L}*$/iu
/** Answered from the matter they are asked in, where there is one. */
const ofMatters: ReadonlySet<string> = new Set([
  'is-it-my-fault',
  'is-something-wrong-with-me',
  'am-i-normal',
  'legal-question',
  'why-live',
])

const roomFor: Readonly<Record<string, Action>> = {
  'breathe-please': 'breathe',
  'poem-please': 'poem',
  'story-please': 'story',
  'horoscope-please': 'rashifal',
  'which-number': 'help',
  'may-i-call': 'help',
}
const needsAmbulance: ReadonlySet<string> = new Set(['medicine', 'alcohol-and-medicine'])
const repliesOfQuiet = 8

/** The answer to a question that has one: about the program, a medicine, a joke. */
export async function answerOwed(moment: Moment): Promise<Saying | undefined> {
  const block = await blockAskedFor(moment)
  if (!block) return undefined
  applyWish(moment, block.id)
  return sayBlock(moment, block)
}

/** What is asked of the program itself; inside a guide “ok” is an answer to the guide. */
export async function answerInPassing(moment: Moment): Promise<Saying | undefined> {
  const block = await blockAskedFor(moment)
  if (!block || manners.has(block.id) || ofMatters.has(block.id) || block.id === 'nonsense') {
    return undefined
  }
  applyWish(moment, block.id)
  return sayBlock(moment, block)
}

/** “I will call her tomorrow, thank you”: who ends with thanks is not led on. */
export async function takeThanks(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (state.guide || state.replies === 0 || !endsWithThanks(turn)) return undefined
  const { all } = await openLines('answers')
  return sayBlock(moment, blockOf(all, 'thank-you'))
}

/** What would be answered from the matter, where none is known. */
export async function answerOfMatters(moment: Moment): Promise<Saying | undefined> {
  const block = await blockAskedFor(moment)
  return block && ofMatters.has(block.id) ? sayBlock(moment, block) : undefined
}

function endsWithThanks({ text, words }: HeardTurn): boolean {
  return words.length <= 2 * fewWords && thankful.test(text)
}

async function blockAskedFor({ turn }: Moment): Promise<Block | undefined> {
  const { all, book } = await openLines('answers')
  const found = book.find(turn.words)
  const isMore = turn.words.length > fewWords
  const isThanks = endsWithThanks(turn)
  const isLonger = turn.words.length > mostOfGreeting
  const asked = found.filter(
    ({ id }) =>
      (!(isMore && manners.has(id)) && !(isLonger && id === 'greeting')) ||
      (isThanks && id === 'thank-you'),
  )
  // What stands first in the file is the more telling.
  return all.find((block) => asked.includes(block))
}

function applyWish({ state }: Moment, id: string): void {
  if (id === 'stop-asking') state.quietFor = repliesOfQuiet
  if (id === 'just-listen' || id === 'no-advice') state.wants = 'listening'
}

async function sayBlock({ state, memory }: Moment, found: Block): Promise<Saying> {
  const isOther = memory.leavesNothing && found.id === 'is-this-kept'
  const block = isOther ? blockOf((await openLines('answers')).all, 'leaves-nothing') : found
  const key = `answer.${block.id}`
  // Asked once more, it is told further.
  const isAgain = state.met.includes(key) && block.more.length > 0
  state.met = [...state.met, key]
  const room = roomFor[block.id]
  const chips: Chip[] = []
  if (room) chips.push({ label: roomLabels[room], to: 'room', room })
  if (needsAmbulance.has(block.id)) {
    chips.push(call('ambulance'))
  }
  const guides = await Promise.all(block.guides.map(openGuide))
  for (const { id, title } of guides) chips.push({ label: title, to: 'guide', id })
  return { parts: [{ lines: isAgain ? block.more : linesOf(block) }], chips, isFixed: true }
}
