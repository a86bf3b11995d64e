import type { Both } from '#kit/i18n/both.ts'
import type { Block } from '../content/read-blocks.ts'
import { type Blocks, openLines, openSituations } from '../content/shelf.ts'
import { isAsking } from '../reading/asking.ts'
import { guideFor } from './need-of-talk.ts'
import { likelyMatters, placeOfTopic, situationIn, wasMet } from './situation-in.ts'
import { house, type Moment } from './talk-so-far.ts'
import { wishNamed } from './wishes.ts'

export interface FoundAnswer {
  readonly kind: string
  /** One of them is said. */
  readonly lines: readonly Both[]
  /** What could be begun beside it. */
  readonly guides: readonly string[]
}

/** A kind of question that counts only where the message asks something. */
const onlyWhenAsking = /\?$/

/**
 * “Is it my fault?”, “how do I tell him?”: what is asked in a situation is answered from it, and
 * else from its matter. Each answer once.
 */
export async function findAnswer(moment: Moment): Promise<FoundAnswer | undefined> {
  const kinds = await kindsAsked(moment)
  if (kinds[0] === 'know') return notKnown(moment)
  if (kinds[0] === 'whom') return { kind: 'whom', lines: (await house('whom')).lines, guides: [] }
  const place = kinds.length > 0 ? await placeOf(moment) : undefined
  if (!place) return undefined
  const { state } = moment
  const { about, blocks } = place
  for (const kind of kinds) {
    for (const id of new Set([place.id, 'any'])) {
      const block = blocks.all.find((one) => one.id === id)
      const line = block && answerOf(block, kind)
      const key = `${about}.${id}.${kind}`
      if (!block || !line || state.answered.includes(key)) continue
      state.answered = [...state.answered, key]
      // A question to the side leaves the talk where it is.
      if (!state.topic || state.topic.about === about || state.topic.about === 'feelings') {
        const replies = state.topic?.about === about ? state.topic.replies : 1
        state.topic = { about, situation: place.id, replies }
      }
      return { kind, lines: [line], guides: block.guides }
    }
  }
  return askedAgain(moment, kinds)
}

const whoKnows: Readonly<Record<string, string>> = {
  exam: 'know.exam',
  work: 'know.work',
  away: 'know.work',
  birth: 'know.health',
  illness: 'know.health',
  body: 'know.health',
  caring: 'know.health',
  drink: 'know.health',
  money: 'know.law',
  marriage: 'know.law',
  violence: 'know.law',
  disaster: 'know.law',
}

/** Dates, fees and papers are not guessed at: who knows them is. */
async function notKnown(moment: Moment): Promise<FoundAnswer> {
  const likeliest = [...likelyMatters(moment).keys()].find((about) => about in whoKnows)
  const about = moment.state.topic?.about ?? ''
  const id = whoKnows[about] ?? whoKnows[likeliest ?? ''] ?? 'know'
  return { kind: 'know', lines: (await house(id)).lines, guides: [] }
}

/** All that was written for it has been said. */
async function askedAgain(
  { state }: Moment,
  [kind = '']: readonly string[],
): Promise<FoundAnswer | undefined> {
  const isAgain = state.answered.some((key) => key.endsWith(`.${kind}`))
  if (!isAgain || kind === 'do') return undefined
  return { kind, lines: (await house('said-already')).lines, guides: [] }
}

/** “Am I mad?” is answered as “is it normal?”, the other way round. */
function answerOf({ answers }: Block, kind: string): Both | undefined {
  const { normal } = answers
  if (kind !== 'wrong') return answers[kind]
  return normal && { en: otherWayRound(normal.en), np: otherWayRound(normal.np) }
}

const agreed = /^(?:Yes|हो), (.)/u

function otherWayRound(line: string): string {
  return line
    .replace(/^Yes\./, 'No.')
    .replace(/^हो।/, 'होइन।')
    .replace(agreed, (_, letter: string) => letter.toUpperCase())
}

async function kindsAsked({ turn }: Moment): Promise<readonly string[]> {
  const { all, book } = await openLines('questions')
  const found = book.find(turn.words)
  const asks = isAsking(turn)
  const wish = wishNamed(turn)
  const isForGuide = wish === 'exercise' || wish === 'plan' || wish === 'safety'
  const kinds = all
    .filter(({ id }) => !(isForGuide && id === 'do'))
    .filter((block) => found.includes(block) && (asks || !onlyWhenAsking.test(block.id)))
    .map(({ id }) => id.replace(onlyWhenAsking, ''))
  return [...new Set(kinds)]
}

interface Place {
  readonly about: string
  readonly id: string
  readonly blocks: Blocks
}

/** Inside a talk of safety it is asked of that. */
const ofGuides: Readonly<Record<string, string>> = {
  dying: 'need.any',
  'safety-plan': 'need.any',
  overdose: 'need.any',
  'self-harm': 'need.self-harm',
  'after-attempt': 'need.after-attempt',
  'support-a-friend': 'need.other',
  harmed: 'violence.any',
}

const sure = 0.5
const sureByOneEar = 0.8
const sureBesideHarm = 0.4
/** What they came with before need was heard. */
const sureOfBefore = 0.25

/** What a question is about: what it names itself, else what the talk is about. */
async function placeOf(moment: Moment): Promise<Place | undefined> {
  const { state } = moment
  const guide = state.guide?.id ?? ''
  const ofSafety =
    ofGuides[guide] ?? (state.isPlainNeed ? ofGuides[guideFor[state.need] ?? ''] : undefined)
  const isOfHarm = ofSafety?.startsWith('violence') ?? false
  const own = await situationIn(moment)
  const likely = likelyMatters(moment)
  if (isOfHarm) {
    // “When is the exam?” is asked of what they came with, though somebody hurt them since.
    for (const [about, weight] of likely) {
      const isBefore = about !== 'violence' && wasMet(state, about) && weight >= sureOfBefore
      if (isBefore) return { about, id: 'any', blocks: await openSituations(about) }
    }
  }
  const isHere = state.topic === undefined || own?.about === state.topic.about
  if (own && ((own.isPlain && isHere) || isSure(moment, own.about, likely, isOfHarm))) {
    return { about: own.about, id: own.block.id, blocks: own.blocks }
  }
  if (ofSafety && !(isOfHarm && state.topic?.about === 'violence')) {
    const [about = '', id = ''] = ofSafety.split('.')
    return { about, id, blocks: await openSituations(about) }
  }
  if (!state.topic) return own && { about: own.about, id: own.block.id, blocks: own.blocks }
  const place = await placeOfTopic(state.topic)
  return place.blocks.all.some(({ id }) => id === place.id) ? place : undefined
}

/** A question may turn to another matter; beside a wish to die it has to be plain. */
function isSure(
  { state, turn }: Moment,
  about: string,
  likely: ReadonlyMap<string, number>,
  isOfHarm: boolean,
): boolean {
  const isBoth = !state.topic || turn.meant[0]?.about === about || wasMet(state, about)
  const ofOwn = isBoth ? sure : sureByOneEar
  const least = isOfHarm ? (wasMet(state, about) ? sureOfBefore : sureBesideHarm) : ofOwn
  return (likely.get(about) ?? 0) >= least
}
