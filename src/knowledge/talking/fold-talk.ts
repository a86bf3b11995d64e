import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { dayInZone } from '#kit/i18n/zoned-time.ts'
import { answerAsked } from './moves/answer-asked.ts'
import { answerInPassing, answerOwed, takeThanks } from './moves/answer-owed.ts'
import { beginAsked } from './moves/begin-asked.ts'
import { followAnswer, followChip, leaveChips } from './moves/follow-chip.ts'
import { holdOut } from './moves/hold-out.ts'
import { goOnInGuide, wayBack } from './moves/in-guide.ts'
import { askPlainly, meetNeed, speaksOfDying } from './moves/meet-need.ts'
import { checkInChips, openTalk, safetyChips } from './moves/open-talk.ts'
import { play } from './moves/play.ts'
import { reflect } from './moves/reflect.ts'
import { beginGuide, isSafetyGuide } from './moves/step-into.ts'
import {
  callFor,
  type Draft,
  house,
  listening,
  type Moment,
  newDraft,
  pains,
} from './moves/talk-so-far.ts'
import { workOut } from './moves/work-out.ts'
import { saysChild } from './reading/age.ts'
import { eventsIn } from './reading/events.ts'
import type { HearTurn } from './reading/heard-turn.ts'
import { bare, isLabel } from './reading/labels.ts'
import { peopleIn } from './reading/people.ts'
import { makePhraseBook } from './reading/phrases.ts'
import type { Memory, Person, Saying, TalkClock, Transcript, Turn } from './talk.ts'
import { thisSitting } from './this-sitting.ts'

/** Goes through a talk from its beginning: what is known at its end, and what is to be said now. */
export async function foldTalk(
  transcript: Transcript,
  memory: Memory,
  clock: TalkClock,
  hear: HearTurn,
): Promise<{ state: Draft; saying: Saying }> {
  const state = newDraft(transcript.language, memory.mayKeep)
  const turns = thisSitting(transcript.turns, clock.now)
  const opening = await openTalk(
    memory,
    dayOf(clock.now, clock),
    wasInNeed(transcript, turns, clock, hear),
    transcript.turns.map(({ from, text }) => (from === 'friend' ? text : '')).join('\n'),
  )
  let saying = opening ?? nothing
  // Whatever the talk was opened with, its choices are understood.
  state.chips = [...checkInChips, ...safetyChips(false)]
  for (const turn of turns) {
    if (turn.from === 'friend') continue
    const today = dayOf(turn.at ?? clock.now, clock)
    const moment: Moment = { state, turn: hear(turn.text), memory, today }
    noteTold(moment)
    saying = await answer(moment)
    state.chips = saying.chips
    state.leaning = moment.turn.heard.matters[0]?.kind
    state.replies += 1
  }
  return { state, saying }
}

const nothing: Saying = { parts: [], chips: [] }

function dayOf(moment: number, { zone }: TalkClock): number {
  return toDayNumber(dayInZone(moment, zone))
}

const twoDays = 2 * 86_400_000

/** Whether somebody spoke of dying in a talk of yesterday. */
function wasInNeed(
  { turns }: Transcript,
  now: readonly Turn[],
  clock: TalkClock,
  hear: HearTurn,
): boolean {
  const earlier = turns.slice(0, turns.length - now.length)
  return earlier.some(
    ({ from, at, text }) =>
      from === 'visitor' &&
      at !== undefined &&
      clock.now - at < twoDays &&
      speaksOfDying(hear(text)),
  )
}

/** The first that has something to say; what comes first outranks what comes later. */
async function answer(moment: Moment): Promise<Saying> {
  const { state } = moment
  const heldOut = state.heldOut
  const paused = state.paused
  if (state.quietFor > 0) state.quietFor -= 1
  const chosen = await followChip(moment)
  const saying =
    chosen ??
    (await meetNeed(moment)) ??
    (await play(moment)) ??
    (await closeTalk(moment)) ??
    (await goOnInGuide(moment)) ??
    (await takeThanks(moment)) ??
    workOut(moment) ??
    (await helpOtherwise(moment)) ??
    (await answerInPassing(moment)) ??
    (await answerAsked(moment)) ??
    (await answerOwed(moment)) ??
    (await followAnswer(moment)) ??
    (await beginAsked(moment)) ??
    (await reflect(moment)) ??
    (await notUnderstood())
  // What was held out is answered now or never.
  if (state.heldOut === heldOut) state.heldOut = []
  const back = state.paused === paused ? [] : await wayBack(moment)
  const whole = { ...saying, chips: [...saying.chips, ...back] }
  const withKeeping = await withLeave(moment, whole)
  // What was tapped holds no words of theirs.
  return chosen ? withKeeping : withSafety(moment, await askPlainly(moment, withKeeping))
}

/** “That was bad, lol” is no pain. */
const plainlySore = 0.4

function noteTold({ state, turn, today }: Moment): void {
  // What was tapped stands in the language of the talk already.
  const isTapped = state.chips.some(({ label }) => isLabel(label, bare(turn.text)))
  if (turn.language && !isTapped) {
    state.language = turn.language
    state.letters = turn.letters
  } else if (turn.text.match(/[a-z]/i) && state.replies === 0) {
    state.letters = 'latin'
  }
  state.isChild ||= turn.heard.child || saysChild(turn.text)
  state.isSore ||=
    turn.isHeavy ||
    turn.heard.feelings.some(({ kind, weight }) => pains.has(kind) && weight >= plainlySore)
  const people = new Map<string, Person>(
    [...state.people, ...peopleIn(turn.text, turn.words)].map((one) => [one.en, one]),
  )
  state.people = [...people.values()]
  const told = eventsIn(turn.text, turn.words, today)
  const isNew = ({ on, what }: (typeof told)[number]) =>
    !state.events.some((one) => one.on === on && one.what.en === what.en)
  const news = told.filter(isNew)
  state.events = [...state.events, ...news]
  state.keeps = news.map(({ what, on }) => ({ kind: 'event', text: what[state.language], on }))
}

/** “That does not help” is taken seriously, whatever was going on. */
async function helpOtherwise(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (complaining.find(turn.words).length === 0 || state.replies === 0) return undefined
  return state.done.includes('did-not-help') ? undefined : beginGuide(moment, 'did-not-help')
}

const complaining = makePhraseBook([
  [
    true,
    [
      'not|doesnt|didnt|isnt|wasnt|dont|wont help*',
      'no help',
      'this|that|it is|was useless|pointless|stupid',
      'totally|so useless',
      'you are|r useless|no_help|stupid|boring',
      'same thing again*',
      'you .. repeat*',
      'waste of time',
      'काम लागेन',
      'काम लाग्दैन',
      'केही फाइदा',
      'फाइदा भएन',
      'सहयोग भएन',
      'मद्दत भएन',
      'बेकार*',
      'उही कुरा',
    ],
  ],
])
const leavingTheTalk = makePhraseBook([
  [
    true,
    [
      'bye*',
      'goodbye',
      'good_bye',
      'good night',
      'gn',
      'see you|ya|u',
      'talk later',
      'going to sleep now',
      'have to go',
      'gotta go',
      'बाइ बाइ',
      'बिदा',
      'शुभ रात्रि',
      'गएँ है',
      'जान्छु है',
      'पछि आउँछु',
      'भोलि आउँछु',
      'फेरि आउँछु',
      'सुत्छु अब',
      'aba sutchu|sutxu|sutchhu|sutna_janchu|janchu',
      'अहिलेलाई|आजलाई पुग्यो',
      'पुग्यो अहिलेलाई|आजलाई|आज',
      'enough for today|now|tonight',
      'thats|that_is all|enough for now|today|tonight',
      'अब सुत्छु',
    ],
  ],
])

/** “If it fails I have to go back” parts with nobody here. */
const goingThere = makePhraseBook([
  [true, ['have|gotta to? go back|to|home|there|again|through|with|alone|out|in|without|abroad']],
])

/** “I will try the tea tonight. Thanks, good night.” */
const mostParting = 12

/** After a few words there is nothing to take along. */
const fewReplies = 3

async function closeTalk(moment: Moment): Promise<Saying | undefined> {
  const { turn, state } = moment
  const isParting =
    leavingTheTalk.find(turn.words).length > 0 && goingThere.find(turn.words).length === 0
  if (turn.words.length > mostParting || !isParting) return undefined
  state.guide = undefined
  if (state.need !== 'none') {
    return { parts: [await house('go-safely')], chips: [callFor(state.need)], isFixed: true }
  }
  const isNew = !state.done.includes('goodbye') && state.replies > fewReplies
  return {
    parts: [await house('farewell')],
    chips: isNew ? await holdOut(moment, ['goodbye'], true) : [],
  }
}

async function notUnderstood(): Promise<Saying> {
  return { parts: [await listening('not-understood')], chips: [] }
}

const repliesBetween = 4

/** Once need was heard, the talk comes back to it. */
async function withSafety(moment: Moment, saying: Saying): Promise<Saying> {
  const { state } = moment
  const isOver = state.need === 'none' || state.need === 'other' || !state.isPlainNeed
  if (isOver || isSafetyGuide(state.guide?.id)) return saying
  state.sinceSafe += 1
  if (state.sinceSafe < repliesBetween || state.guide) return saying
  state.sinceSafe = 0
  return {
    parts: [
      ...saying.parts.filter(({ isQuestion }) => !isQuestion),
      await (state.need === 'harmed' ? house('still-safe-there') : listening('still-safe')),
    ],
    chips: safetyChips(state.need === 'harmed'),
  }
}

/** The first time that something could be remembered, leave is asked. */
async function withLeave({ state, memory }: Moment, saying: Saying): Promise<Saying> {
  if (
    state.keeps.every(({ kind }) => kind === 'event') ||
    memory.mayKeep !== undefined ||
    state.mayKeep !== undefined
  )
    return saying
  state.pending = state.keeps
  return {
    ...saying,
    parts: [...saying.parts, await listening('remember-ask')],
    chips: [...saying.chips, ...leaveChips],
  }
}
