import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import type { Matter } from '#knowledge/hearing/heard.ts'
import type { Block } from '../content/read-blocks.ts'
import {
  type Blocks,
  linesOf,
  openGuide,
  openSituations,
  situationNames,
} from '../content/shelf.ts'
import { sayWhen } from '../reading/events.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Chip, Part, Saying } from '../talk.ts'
import { isQuestion, lightGuides } from './in-guide.ts'
import { filled } from './open-talk.ts'
import { blockOf, callFor, house, isNearPain, listening, type Moment } from './talk-so-far.ts'

interface Situation {
  /** A matter, or `feelings`. */
  readonly about: string
  readonly block: Block
  readonly blocks: Blocks
  /** Its own words were found, not only the matter. */
  readonly isPlain: boolean
}

/** How plainly a matter must be heard to be spoken of; more, to leave what the talk is about. */
const plainMatter = 0.55
const otherMatter = 0.75
const plainFeeling = 0.5
const plainJoy = 0.62
const joyAfterPain = 0.85
const repliesBetweenOffers = 3

/** What a message tells is said back, and the talk goes on from there. */
export async function reflect(moment: Moment): Promise<Saying | undefined> {
  const situation = await situationIn(moment)
  if (moment.state.isPlainNeed && !situation?.isPlain) return stay(moment)
  if (situation && isNews(moment, situation)) return sayBack(moment, situation)
  if (moment.state.topic) return goOn(moment)
  return situation && sayBack(moment, situation)
}

/** Beside somebody in need nothing is guessed: it listens, with a number in sight. */
async function stay({ state }: Moment): Promise<Saying> {
  return { parts: [await listening('go-on')], chips: [callFor(state.need)] }
}

function keyOf({ about, block }: Situation): string {
  return `${about}.${block.id}`
}

function isNews({ state }: Moment, situation: Situation): boolean {
  if (state.met.includes(keyOf(situation))) return false
  if (!state.topic) return true
  // Within a matter only its special situations are news, and so is another matter.
  return situation.isPlain || state.topic.about !== situation.about
}

/** The most special thing that a message tells. */
export async function situationIn(moment: Moment): Promise<Situation | undefined> {
  const { state, turn } = moment
  const nearPain = isNearPain(moment)
  const leastJoy = state.isSore ? joyAfterPain : plainJoy
  const isGlad =
    !nearPain &&
    turn.heard.feelings.some(({ kind, weight }) => joys.has(kind) && weight >= leastJoy)
  // A glad message is not met with what hurts in its matter, nor a sore one with gladness.
  // A glad wording is plain by itself, where nothing clouds it.
  const mayBeGlad = isGlad || (!state.isSore && !nearPain)
  const fits = ({ tone }: Block) => (tone === 'glad' ? mayBeGlad : tone === 'plain' || !isGlad)
  const heard = turn.heard.matters.filter(({ kind }) => situationNames.includes(kind))
  const abouts = new Set<string>(heard.map(({ kind }) => kind))
  if (state.topic && situationNames.includes(state.topic.about)) abouts.add(state.topic.about)
  const opened = await Promise.all(
    [...abouts].map(async (about) => ({ about, blocks: await openSituations(about) })),
  )
  for (const { about, blocks } of opened) {
    const found = blocks.book.find(turn.words)
    const block = blocks.all.find((one) => fits(one) && found.includes(one))
    if (block) return { about, block, blocks, isPlain: true }
  }
  const [first] = heard
  const anyOf = async (about: Matter) => {
    const blocks = await openSituations(about)
    return { about, block: blockOf(blocks.all, 'any'), blocks, isPlain: false }
  }
  const isCorrected = correcting.find(turn.words).length > 0 && turn.words.length <= 8
  const least = state.topic && !isCorrected ? otherMatter : isCorrected ? 0 : plainMatter
  if (!isGlad && first && first.weight >= least) {
    return anyOf(first.kind)
  }
  // A feeling alone begins a talk; it does not end what one is about.
  if (state.topic && !isGlad && state.topic.about !== 'feelings') return undefined
  const leastFeeling = state.topic && !isGlad ? otherMatter : plainFeeling
  const feeling = turn.heard.feelings.find(
    ({ kind, weight }) =>
      isGlad === joys.has(kind) &&
      !(tooLight.has(kind) && (state.isSore || nearPain)) &&
      weight >= leastFeeling,
  )
  if (!feeling && first && !isGlad && !state.topic) return anyOf(first.kind)
  // Nothing has a name, and still it hurts: “why am I never enough”.
  const kind = feeling?.kind ?? (turn.isClouded && turn.words.length >= 3 ? 'sadness' : undefined)
  if (!kind) return undefined
  const blocks = await openSituations('feelings')
  return { about: 'feelings', block: blockOf(blocks.all, kind), blocks, isPlain: false }
}

/** “It is about …”: who says so is believed. */
const correcting = makePhraseBook([
  [
    true,
    [
      'its|it_is about',
      'i mean',
      'i meant',
      'not about',
      'the thing is',
      'कुरा हो',
      'कुरा हैन|होइन',
      'भनेको',
      'कुरा गरे*',
    ],
  ],
])
const joys: ReadonlySet<string> = new Set(['joy', 'gratitude', 'pride'])
/** Met where a talk begins with it, and not where pain was told. */
const tooLight: ReadonlySet<string> = new Set(['love', 'hope', 'calm', 'boredom'])

async function sayBack(moment: Moment, situation: Situation): Promise<Saying> {
  const { state } = moment
  const { block, about } = situation
  const isFirst = state.topic === undefined
  state.topic = { about, situation: block.id, replies: 1 }
  state.met = [...state.met, keyOf(situation)]
  state.isSore ||= block.tone === 'pain'
  const parts: Part[] = [{ lines: linesOf(block) }]
  if (isFirst || state.wants === 'listening') {
    parts.push({ lines: block.asks, isQuestion: true })
    return { parts, chips: [] }
  }
  return withGuides(moment, parts, block)
}

/** They go on telling: something more of it, then what could help. */
export async function goOn(moment: Moment): Promise<Saying> {
  const { state } = moment
  const topic = state.topic as NonNullable<typeof state.topic>
  const blocks = await openSituations(
    topic.about === 'feelings' || !situationNames.includes(topic.about) ? 'feelings' : topic.about,
  )
  const block = blocks.all.find(({ id }) => id === topic.situation) ?? (blocks.all.at(-1) as Block)
  state.topic = { ...topic, replies: topic.replies + 1 }
  const parts: Part[] = []
  // What nobody can know is not passed over.
  if (isQuestion(moment.turn))
    return { parts: [await house('cannot-know'), ...block.more.slice(0, 1).map(alone)], chips: [] }
  if (block.more.length > 0 && topic.replies <= block.more.length) parts.push({ lines: block.more })
  else parts.push(await listening('go-on'))
  if (state.wants === 'listening') return { parts, chips: [] }
  if (topic.replies % 2 === 1) return withGuides(moment, parts, block)
  const asked = (await speakOfEvent(moment)) ?? (await askAfterPerson(moment))
  if (asked) parts.push(asked)
  else if (block.asks.length > 1) parts.push({ lines: block.asks.slice(1), isQuestion: true })
  return { parts, chips: [] }
}

const alone = (line: Part['lines'][number]): Part => ({ lines: [line] })

/** Guides that fit are held out once each, two at most. */
async function withGuides(moment: Moment, parts: readonly Part[], block: Block): Promise<Saying> {
  const { state } = moment
  const light = state.isSore ? lightGuides : []
  const taken = new Set([...state.offered, ...state.refused, ...state.done, ...light])
  const ids = block.guides.filter((id) => !taken.has(id)).slice(0, 2)
  const isSoon = state.replies - state.lastOffer < repliesBetweenOffers
  if (ids.length === 0 || isSoon) return { parts, chips: [] }
  state.lastOffer = state.replies
  const guides = await Promise.all(ids.map(openGuide))
  const [first] = guides
  state.offered = [...state.offered, ...ids]
  state.heldOut = ids
  const offer: Part =
    guides.length === 1 && first ? { lines: [first.offer] } : await listening('offer')
  const chips: Chip[] = guides.map(({ id, title }) => ({ label: title, to: 'guide', id }))
  return {
    parts: [...parts, offer],
    chips: [...chips, { label: { en: 'Rather go on telling', np: 'भन्दै जान्छु' }, to: 'go-on' }],
  }
}

/** What was told is carried on: each event and each person once. */
async function speakOfEvent({ state, today }: Moment): Promise<Part | undefined> {
  const event = state.events.find(
    ({ on, what }) => isoToDayNumber(on) >= today && !state.met.includes(`event.${what.en}`),
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
