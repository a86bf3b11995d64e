import type { Block } from '../content/read-blocks.ts'
import { type Blocks, openSituations, situationNames } from '../content/shelf.ts'
import { weightOfMatter } from '../reading/meant.ts'
import { correctionOf, isDenial } from './protest.ts'
import { blockOf, isNearPain, type Moment } from './talk-so-far.ts'

export interface Situation {
  /** A matter, or `feelings`. */
  readonly about: string
  readonly block: Block
  readonly blocks: Blocks
  /** It was told itself, not only its matter. */
  readonly isPlain: boolean
}

/** By which `met` knows that it was said back. */
export function keyOf({ about, block }: Pick<Situation, 'about' | 'block'>): string {
  return `${about}.${block.id}`
}

/** Whether anything of a matter was said back in this talk. */
export function wasMet({ met }: Moment['state'], about: string): boolean {
  return met.some((key) => key.startsWith(`${about}.`))
}

/** The talk is about it from here on. */
export function speakOf(state: Moment['state'], { about, block }: Situation): void {
  state.topic = { about, situation: block.id, replies: 1 }
}

/** Where the lines and answers of a topic stand; a guide may have set a feeling as one. */
export async function placeOfTopic({
  about,
  situation,
}: NonNullable<Moment['state']['topic']>): Promise<{ about: string; id: string; blocks: Blocks }> {
  const isMatter = situationNames.includes(about)
  const file = isMatter ? about : 'feelings'
  return { about: file, id: isMatter ? situation : about, blocks: await openSituations(file) }
}

/** How likely a matter must be to be spoken of; more, to leave what the talk is about. */
const leastHere = 0.4
const leastElsewhere = 0.75
/** Who says that it is about something else is believed at less. */
const leastCorrected = 0.2
/** So much must the second ear hear of it then. */
const leastAgreed = 0.1
/** Beside words of the situation itself. */
const leastBesideWords = 0.25
const leastBesideWordsElsewhere = 0.75
const asOfTheTopic = 0.25
/** What was learnt of single situations is rough, and only leans to one or another. */
const asLearnt = 0.5
/** Fewer leave what the talk is about only in words of its situations. */
const fewestWords = 5
const surelyAfterAll = 0.85
const surelyBereaved = 0.7
const muchLikelier = 0.3
const muchUnlikelier = 0.7
const plainFeeling = 0.4
const otherFeeling = 0.65
const plainJoy = 0.72
const joyAfterPain = 0.9

const joys: ReadonlySet<string> = new Set(['joy', 'gratitude', 'pride'])
/** Met where a talk begins with it, and not where pain was told. */
const tooLight: ReadonlySet<string> = new Set(['love', 'hope', 'calm', 'boredom'])

type Fits = (block: Block) => boolean

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
  const fits: Fits = ({ tone }) => (tone === 'glad' ? mayBeGlad : tone === 'plain' || !isGlad)
  return (
    (await namedIn(moment, fits)) ??
    (await learntIn(moment, fits)) ??
    (await matterIn(moment, fits)) ??
    feelingIn(moment, isGlad)
  )
}

/** Each matter that is looked at is a file to fetch. */
const mostMatters = 3
const leastLikely = 0.1

/** What a message is likeliest about, by what was learnt of matters and of situations. */
export function likelyMatters({ turn, state }: Moment): ReadonlyMap<string, number> {
  const likely = new Map<string, number>()
  for (const { kind, weight } of turn.heard.matters) likely.set(kind, weight)
  for (const { about } of turn.meant) {
    if (!likely.has(about)) likely.set(about, weightOfMatter(turn.meant, about) * asLearnt)
  }
  likely.delete('feelings')
  // What they said it is not comes back only in plain words of theirs.
  for (const about of state.barred) {
    if ((likely.get(about) ?? 0) < surelyAfterAll) likely.delete(about)
  }
  // Its words are those of other talks too.
  const isDenied = isDenial(turn)
  if (isDenied || (!turn.heard.bereaved && (likely.get('suicide-loss') ?? 0) < surelyBereaved)) {
    likely.delete('suicide-loss')
  }
  const first = [...likely]
    .filter(([, weight]) => weight >= leastLikely)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostMatters)
  const topic = state.topic?.about
  const stays = topic !== undefined && situationNames.includes(topic)
  return new Map([...(stays ? [[topic, likely.get(topic) ?? 0] as const] : []), ...first])
}

/** The words of a situation stand in the message, and the message may well be about its matter. */
async function namedIn(moment: Moment, fits: Fits): Promise<Situation | undefined> {
  const { state, turn } = moment
  let best: { situation: Situation; weight: number } | undefined
  const isPutRight = correctionOf(turn) !== undefined
  for (const [about, ofMatter] of likelyMatters(moment)) {
    if (!situationNames.includes(about) || about === 'feelings') continue
    // A threat with pictures stays one, whatever words of violence follow.
    if (about === 'violence' && state.met.includes('photos-threat')) continue
    // A sleepless night belongs to what keeps awake, where that was told.
    if (about === 'sleep' && isElsewhere(moment, about) && !isPutRight) continue
    const stays = !isElsewhere(moment, about) || isPutRight
    // “I drink” is about drinking, though somebody at home may drink as well.
    const [surest] = turn.heard.matters
    const isFar = surest !== undefined && surest.weight - ofMatter > muchUnlikelier
    if (isFar && state.topic?.about !== about && !isPutRight) continue
    const least = stays ? leastBesideWords : leastBesideWordsElsewhere
    const blocks = await openSituations(about)
    const found = blocks.book.find(turn.words)
    for (const block of blocks.all) {
      if (!found.includes(block) || !fits(block)) continue
      const own = turn.meant.find((one) => one.about === about && one.id === block.id)?.weight ?? 0
      const isHere = state.topic?.about === about
      const weight = ofMatter + own * asLearnt + (isHere ? asOfTheTopic : 0)
      if (isHere && !isPutRight && !isLikelier(moment, block.id, weight)) continue
      // What is told in words of what the talk is about belongs to that.
      if (isHere && !isPutRight && weight >= least) {
        return { about, block, blocks, isPlain: true }
      }
      // Within a matter what stands first is the more special, and only much likelier goes before it.
      const more = best?.situation.about === about ? muchLikelier : 0
      if (weight >= least && weight > (best?.weight ?? 0) + more) {
        best = { situation: { about, block, blocks, isPlain: true }, weight }
      }
    }
  }
  return best?.situation
}

const surelyLearnt = 0.65
const besideTheOtherEar = 0.2

/** Where both ears agree on the matter, and one is sure of the situation, no word of it need be listed. */
async function learntIn(moment: Moment, fits: Fits): Promise<Situation | undefined> {
  const [first] = moment.turn.meant
  if (!first || first.weight < surelyLearnt || first.about === 'feelings') return undefined
  if (moment.state.topic && isElsewhere(moment, first.about)) return undefined
  const { weight = 0 } = moment.turn.heard.matters.find(({ kind }) => kind === first.about) ?? {}
  if (weight < besideTheOtherEar || !likelyMatters(moment).has(first.about)) return undefined
  const blocks = await openSituations(first.about)
  const block = blocks.all.find(({ id }) => id === first.id)
  const isTold = block !== undefined && fits(block) && block.tone !== 'glad'
  return isTold ? { about: first.about, block, blocks, isPlain: true } : undefined
}

/**
 * Whether a guess at what a talk is about would be no more than that: no situation is plain, and the
 * ears do not hear the same matter, or only how it feels.
 */
export function isGuess({ state, turn }: Moment, { about, block, isPlain }: Situation): boolean {
  const isOpen = !state.topic || state.topic.about === 'feelings'
  if (isPlain || !isOpen || state.leaning === about || about === 'suicide-loss') return false
  if (about === 'feelings') {
    const { weight = 0 } = turn.heard.feelings.find(({ kind }) => kind === block.id) ?? {}
    return weight < plainlyFelt && turn.words.length >= fewestWords
  }
  const { weight = 0 } = turn.heard.matters.find(({ kind }) => kind === about) ?? {}
  return weight + weightOfMatter(turn.meant, about) < surelyHeard
}

const plainlyFelt = 0.95
const surelyHeard = 0.95

/** A situation that was told gives way to another of its matter only where more than a word speaks for it. */
function isLikelier({ state }: Moment, id: string, weight: number): boolean {
  const told = state.topic?.situation
  return told === 'any' || told === id || weight - asOfTheTopic >= leastBesideWords
}

/** Whether a matter is another one than the talk is about; a feeling alone is about nothing yet. */
function isElsewhere({ state }: Moment, about: string): boolean {
  const topic = state.topic?.about
  return topic !== undefined && topic !== 'feelings' && topic !== about
}

/** Of the situations only the matter is sure. */
async function matterIn(moment: Moment, fits: Fits): Promise<Situation | undefined> {
  const { state, turn } = moment
  const correction = correctionOf(turn)
  const isBare = turn.words.length < fewestWords && correction === undefined
  for (const [about, weight] of likelyMatters(moment)) {
    const isAway = isElsewhere(moment, about)
    // “How do I tell father” names nothing new.
    if (isAway && isBare) continue
    if (isAway && correction === undefined) {
      // One ear alone does not lead away from what the talk is about, nor does one message: who
      // mourns may say that there was work.
      if (turn.meant[0]?.about !== about || state.leaning !== about) continue
    }
    if (isAway && weightOfMatter(turn.meant, about) < leastAgreed) continue
    const least =
      correction === 'plain' && isAway
        ? leastCorrected
        : isAway && correction === undefined
          ? leastElsewhere
          : leastHere
    if (weight < least) continue
    const blocks = await openSituations(about)
    const block = blockOf(blocks.all, 'any')
    if (fits(block)) return { about, block, blocks, isPlain: false }
  }
  return undefined
}

const onlyThat = 0.9

/** Whoever is plainly bored may have said something sore before. */
function isOnlyThat(kind: string, weight: number): boolean {
  return kind === 'boredom' && weight >= onlyThat
}

/** Nothing of a matter is told, only how it feels. */
async function feelingIn(moment: Moment, isGlad: boolean): Promise<Situation | undefined> {
  const { state, turn } = moment
  // A feeling alone begins a talk; it does not end what one is about, unless they say that it does.
  const stays = state.topic && !isGlad && state.topic.about !== 'feelings'
  if (stays && correctionOf(turn) !== 'plain') return undefined
  const blocks = await openSituations('feelings')
  const [named] = isGlad ? [] : blocks.book.find(turn.words)
  if (named) return { about: 'feelings', block: named, blocks, isPlain: false }
  const leastFeeling = state.topic && !isGlad ? otherFeeling : plainFeeling
  const feeling = turn.heard.feelings.find(
    ({ kind, weight }) =>
      isGlad === joys.has(kind) &&
      !(tooLight.has(kind) && !isOnlyThat(kind, weight) && (state.isSore || isNearPain(moment))) &&
      weight >= leastFeeling,
  )
  // Nothing has a name, and still it hurts: “why am I never enough”.
  const isSore = turn.isClouded && turn.words.length >= 3 && !state.topic
  const kind = feeling?.kind ?? (isSore ? 'sadness' : undefined)
  if (!kind) return undefined
  return { about: 'feelings', block: blockOf(blocks.all, kind), blocks, isPlain: false }
}
