import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import type { Block } from '../content/read-blocks.ts'
import { linesOf, openGuide, openSituations, situationNames } from '../content/shelf.ts'
import { isQuestion } from '../reading/asking.ts'
import { sayWhen } from '../reading/events.ts'
import { weightOfMatter } from '../reading/meant.ts'
import type { Chip, Part, Saying } from '../talk.ts'
import { detailTold } from './detail-told.ts'
import { holdOut } from './hold-out.ts'
import { filled } from './open-talk.ts'
import { correctionOf, isDenial } from './protest.ts'
import { sayOwnWords } from './say-own-words.ts'
import {
  isGuess,
  keyOf,
  likelyMatters,
  placeOfTopic,
  type Situation,
  situationIn,
  speakOf,
} from './situation-in.ts'
import {
  blockOf,
  callFor,
  house,
  isNearPain,
  listening,
  type Moment,
  withMore,
} from './talk-so-far.ts'

const repliesBetweenOffers = 3

/** What a message tells is said back, and the talk goes on from there. */
export async function reflect(moment: Moment): Promise<Saying | undefined> {
  const { state } = moment
  const situation = await situationIn(moment)
  const isOwnNeed = state.isPlainNeed && state.need !== 'harmed'
  if (isOwnNeed && !situation?.isPlain && staysMade(moment) < mostStays) return stay(moment)
  const isSure = situation !== undefined && !isGuess(moment, situation)
  if (isSure && state.topic && isNews(moment, situation)) return sayBack(moment, situation)
  if (state.topic) {
    if (isDenial(moment.turn)) return { parts: [await house('not-dying')], chips: [] }
    if (correctionOf(moment.turn) !== 'plain') return goOn(moment)
    if (situation?.about === state.topic.about) {
      const further = await goOn(moment)
      return { ...further, parts: [await house('put-right'), ...further.parts] }
    }
    return (
      (await askWhichMatter(moment, 'misread')) ?? { parts: [await house('misread')], chips: [] }
    )
  }
  if (isSure) return sayBack(moment, situation)
  const detail = await detailTold(moment)
  if (detail) return { parts: [detail.part], chips: [] }
  if (!situation && isQuestion(moment.turn) && !isNearPain(moment)) {
    return { parts: [await house('know')], chips: [] }
  }
  return (
    (await askInOwnWords(moment)) ??
    (situation ? sayBack(moment, situation) : askWhichMatter(moment, 'which-one'))
  )
}

/** Rather than guessed at, a beginning is said back as it was told; what is likeliest can be tapped. */
async function askInOwnWords(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (isQuestion(turn) || state.quietFor > 0) return undefined
  const parts = await sayOwnWords(moment)
  if (!parts) return undefined
  state.isSore ||= isNearPain(moment)
  return { parts, chips: await chipsOfMatters(moment) }
}

const mostStays = 3

function staysMade({ state }: Moment): number {
  return state.met.filter((key) => key === 'stay').length
}

/** Beside somebody in need nothing is guessed: it says what helps through the hour, with a number in sight. */
async function stay(moment: Moment): Promise<Saying> {
  const { state } = moment
  const detail = await detailTold(moment)
  if (detail) return { parts: [detail.part], chips: [callFor(state.need)] }
  state.met = [...state.met, 'stay']
  const id = state.need === 'self-harm' ? 'self-harm' : 'any'
  const { all } = await openSituations('need')
  return { parts: [{ lines: blockOf(all, id).more }], chips: [callFor(state.need)] }
}

function isNews({ state }: Moment, situation: Situation): boolean {
  if (state.met.includes(keyOf(situation))) return false
  if (!state.topic) return true
  // Within a matter only its special situations are news, and so is another matter.
  return situation.isPlain || state.topic.about !== situation.about
}

async function sayBack(moment: Moment, situation: Situation): Promise<Saying> {
  const { state, turn } = moment
  const { block, about } = situation
  const before = state.topic
  if (isAside(moment, situation)) return sayAside(moment, situation)
  speakOf(state, situation)
  state.met = [...state.met, keyOf(situation)]
  state.isSore ||= block.tone === 'pain'
  const parts: Part[] = [{ lines: linesOf(block) }]
  state.barred = state.barred.filter((one) => one !== about)
  if (before && before.about !== about && correctionOf(turn)) {
    state.barred = withMore(state.barred, before.about)
    parts.unshift(await house('put-right'))
  }
  const isVague = !situation.isPlain && about !== 'feelings'
  const detail = isVague ? await detailTold(moment) : undefined
  if (detail) parts[parts.length - 1] = detail.part
  const chips = isVague ? likeliest(moment, situation) : []
  if (chips.length > 0) return { parts: [...parts, await house('which-of-these')], chips }
  if (before === undefined || state.wants === 'listening') {
    parts.push({ lines: block.asks, isQuestion: true })
    return { parts, chips: [] }
  }
  return withGuides(moment, parts, block.guides)
}

/**
 * A husband abroad, an exam next week, belong to what was told first: another matter takes the talk
 * over where it comes twice, or where they say that it is that.
 */
function isAside({ state, turn }: Moment, { about }: Situation): boolean {
  const topic = state.topic?.about
  if (!topic || topic === about || loose.has(topic) || loose.has(about)) return false
  return correctionOf(turn) !== 'plain' && state.leaning !== about
}

const loose: ReadonlySet<string> = new Set(['feelings', 'need'])

/** Said back, and the talk stays with what it is about. */
async function sayAside(moment: Moment, situation: Situation): Promise<Saying> {
  const { state } = moment
  const { block } = situation
  state.met = [...state.met, keyOf(situation)]
  state.isSore ||= block.tone === 'pain'
  if (state.topic) state.topic = { ...state.topic, replies: state.topic.replies + 1 }
  return withGuides(moment, [{ lines: linesOf(block) }], block.guides)
}

const mostChoices = 3
const leastChoice = 0.08

/** Where only the matter is known, what people most often mean by such words can be tapped. */
function likeliest({ state, turn }: Moment, { about, blocks, block }: Situation): Chip[] {
  if (state.quietFor > 0 || state.wants === 'listening') return []
  const weightOf = (id: string) =>
    turn.meant.find((one) => one.about === about && one.id === id)?.weight ?? 0
  const likely = blocks.all
    .filter((one) => one !== block && one.tone !== 'glad' && weightOf(one.id) >= leastChoice)
    .sort((a, b) => weightOf(b.id) - weightOf(a.id))
    .slice(0, mostChoices)
  if (likely.length < 2) return []
  return likely.flatMap(({ id, label }): Chip[] =>
    label ? [{ label, to: 'situation', id: `${about}.${id}` }] : [],
  )
}

/** It hurts, and it cannot be told what it is about: the likeliest matters can be tapped. */
async function askWhichMatter(
  moment: Moment,
  says: 'misread' | 'which-one',
): Promise<Saying | undefined> {
  const { state, turn } = moment
  const isBare = turn.words.length < fewestWords
  if (isBare || state.met.includes('which-one') || state.quietFor > 0) return undefined
  const chips = await chipsOfMatters(moment)
  if (chips.length === 0) return undefined
  state.met = [...state.met, 'which-one']
  return { parts: [await house(says)], chips }
}

async function chipsOfMatters(moment: Moment): Promise<readonly Chip[]> {
  const { state, turn } = moment
  const likely = [...likelyMatters(moment)]
    .map(([about, weight]) => [about, weight + weightOfMatter(turn.meant, about)] as const)
    .filter(([about]) => about !== state.topic?.about && situationNames.includes(about))
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostChoices)
  if (likely.length < 2) return []
  const chips = await Promise.all(
    likely.map(async ([about]): Promise<Chip[]> => {
      const { label } = blockOf((await openSituations(about)).all, 'any')
      return label ? [{ label, to: 'situation', id: `${about}.any` }] : []
    }),
  )
  return chips.flat()
}

const fewestWords = 3

/** A situation that was tapped. */
export async function takeUp(moment: Moment, id: string): Promise<Saying> {
  const [about = '', name = ''] = id.split('.')
  const blocks = await openSituations(about)
  const block = blockOf(blocks.all, name)
  return sayBack(moment, { about, block, blocks, isPlain: name !== 'any' })
}

/** They go on telling: something more of it, then what could help. */
export async function goOn(moment: Moment): Promise<Saying> {
  const { state } = moment
  if (!state.topic) return { parts: [await listening('go-on')], chips: [] }
  const { topic } = state
  const block = await blockOfTopic(topic)
  state.topic = { ...topic, replies: topic.replies + 1 }
  const parts: Part[] = []
  const detail = await detailTold(moment)
  if (detail) {
    const guides = [...detail.guides, ...block.guides]
    return topic.replies % 2 === 1 && state.wants !== 'listening'
      ? withGuides(moment, [detail.part], guides)
      : { parts: [detail.part], chips: [] }
  }
  // What nobody can know is not passed over.
  if (isQuestion(moment.turn))
    return { parts: [await house('cannot-know'), ...block.more.slice(0, 1).map(alone)], chips: [] }
  const further = furtherOf(topic, block, await placeOfTopic(topic))
  const own = further ? undefined : await sayOwnWords(moment)
  if (own) return { parts: own, chips: [] }
  const heard = await listening('go-on')
  parts.push(further ? { ...further, next: heard.lines } : heard)
  if (state.wants === 'listening') return { parts, chips: [] }
  if (topic.replies % 2 === 1) return withGuides(moment, parts, block.guides)
  const asked = (await speakOfEvent(moment)) ?? (await askAfterPerson(moment))
  if (asked) parts.push(asked)
  else if (block.asks.length > 1) parts.push({ lines: block.asks.slice(1), isQuestion: true })
  return { parts, chips: [] }
}

/** What is true of the situation, then of its matter. */
function furtherOf(
  { replies }: NonNullable<Moment['state']['topic']>,
  { more }: Block,
  { blocks }: Awaited<ReturnType<typeof placeOfTopic>>,
): Part | undefined {
  const ofMatter = blocks.all.find(({ id }) => id === 'any')?.more ?? []
  if (replies <= more.length) return { lines: more }
  return replies <= more.length + ofMatter.length ? { lines: ofMatter } : undefined
}

async function blockOfTopic(topic: NonNullable<Moment['state']['topic']>): Promise<Block> {
  const { id, blocks } = await placeOfTopic(topic)
  return blocks.all.find((one) => one.id === id) ?? (blocks.all.at(-1) as Block)
}

const alone = (line: Part['lines'][number]): Part => ({ lines: [line] })

async function withGuides(
  moment: Moment,
  parts: readonly Part[],
  guides: readonly string[],
): Promise<Saying> {
  const { state } = moment
  if (state.replies - state.lastOffer < repliesBetweenOffers) return { parts, chips: [] }
  const chips = await holdOut(moment, guides)
  if (chips.length === 0) return { parts, chips }
  const [first] = await Promise.all(state.heldOut.map(openGuide))
  const offer: Part =
    chips.length === 1 && first ? { lines: [first.offer] } : await listening('offer')
  return {
    parts: [...parts, offer],
    chips: [...chips, { label: { en: 'Rather go on telling', np: 'भन्दै जान्छु' }, to: 'go-on' }],
  }
}

/** What was told is carried on: each event and each person once. */
async function speakOfEvent({ state, today }: Moment): Promise<Part | undefined> {
  const event = state.events.find(
    ({ on, what }) => isoToDayNumber(on) > today && !state.met.includes(`event.${what.en}`),
  )
  if (!event) return undefined
  state.met = [...state.met, `event.${event.what.en}`]
  const { lines } = await listening('event')
  return filled(lines, { what: event.what, when: sayWhen(isoToDayNumber(event.on), today) })
}

async function askAfterPerson({ state }: Moment): Promise<Part | undefined> {
  const person = state.people.find(({ en }) => !state.met.includes(`person.${en}`))
  if (!person) return undefined
  state.met = [...state.met, `person.${person.en}`]
  const { lines } = await listening('person')
  return { ...filled(lines, { who: { en: person.en, np: person.np } }), isQuestion: true }
}
