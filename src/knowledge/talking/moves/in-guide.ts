import { linesOf, openGuide } from '../content/shelf.ts'
import type { Branch, Guide, Step } from '../guides/guide.ts'
import { isQuestion } from '../reading/asking.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Chip, Part, Saying } from '../talk.ts'
import { answerInPassing, answerOfMatters } from './answer-owed.ts'
import { branchFor, isLoose, wasThere } from './branch-for.ts'
import { detailTold } from './detail-told.ts'
import { findAnswer } from './find-answer.ts'
import { correctionOf, deniesWound, isDenial, isProtest } from './protest.ts'
import { keyOf, situationIn, speakOf } from './situation-in.ts'
import { chipsOf, enterStep, isSafetyGuide, leaveGuide, stepOf } from './step-into.ts'
import { house, listening, type Moment, withMore } from './talk-so-far.ts'
import { wishNamed } from './wishes.ts'
import { workOut } from './work-out.ts'

const ofOneself: ReadonlySet<string> = new Set(['dying', 'self-harm', 'after-attempt'])

/** The next step of the guide somebody is in; nothing where they are in none, or speak of another thing. */
export async function goOnInGuide(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (!state.guide) return undefined
  const guide = await openGuide(state.guide.id)
  const step = stepOf(guide, state.guide.step)
  const branch = branchFor(step, guide.anywhere, moment)
  if (branch?.by === 'chip') return enterStep(moment, guide, branch.to)
  const isSafety = isSafetyGuide(guide.id)
  // Fear says no to itself; a wave of panic is gone through.
  const isWave = guide.id === 'panic-now'
  // Who is beaten and does not want to die is still beaten.
  const isDenied = guide.id === 'self-harm' ? deniesWound(turn) : isDenial(turn)
  if (ofOneself.has(guide.id) && (isDenied || isTakenBack(moment, guide))) {
    return takeAtTheirWord(moment)
  }
  if (isSafety && isTakenBack(moment, guide)) return misread(moment)
  if (guide.id === 'harmed' && (await isPastHarm(moment))) return pause(moment)
  const isSaid = branch?.by === 'phrases'
  if ((state.lastKept || step.keep) && !isSafety && rewording.find(turn.words).length > 0) {
    return putRight(moment, guide, step)
  }
  if (!isSaid && isLeaving(moment) && !isSafety) return leaveGuide(moment)
  const isOwnWay = branch !== undefined && isSaid && guide.anywhere.includes(branch)
  const between = isOwnWay ? undefined : await saidInBetween(moment, isSaid)
  if (between) return { ...between, chips: chipsOf(guide, step), isFixed: true }
  if (isMisheard(branch, moment)) {
    doubt(moment)
    return undefined
  }
  if (!isSafety && !isWave) {
    if (!isSaid && (await isElsewhere(moment, guide, step))) return pause(moment)
    if (isEnough(moment, branch)) return askWhetherEnough(guide, branch?.to ?? step.id)
    if (branch?.by === 'anything' && isQuestion(turn)) return askedInBetween(moment, guide, step)
  }
  if (step.keep && branch?.by === 'anything') {
    const name = `${guide.id}.${step.keep}`
    state.lastKept = name
    state.kept = { ...state.kept, [name]: turn.text }
  }
  // Whoever is led round in a circle is not led: the talk goes on without the guide.
  if (branch && isLoose(branch) && wasThere(branch, moment)) {
    state.guide = undefined
    state.done = withMore(state.done, guide.id)
    return undefined
  }
  const before = await saidBefore(moment, guide, branch)
  return enterStep(moment, guide, branch?.to ?? step.id, before)
}

/** Here nothing stands before the next step. */
const hasNoTime: ReadonlySet<string> = new Set(['panic-now', 'overdose'])

/** What is told on the way is said back before the next step. */
async function saidBefore(
  moment: Moment,
  guide: Guide,
  branch: Branch | undefined,
): Promise<readonly Part[]> {
  const { state, turn } = moment
  const isTold = branch?.by === 'anything' && turn.words.length >= fewWords
  if (!isTold || hasNoTime.has(guide.id)) return []
  const told = isSafetyGuide(guide.id) ? undefined : await situationIn(moment)
  if (told?.isPlain && !state.met.includes(keyOf(told))) {
    state.met = [...state.met, keyOf(told)]
    return [{ lines: linesOf(told.block) }]
  }
  const detail = await detailTold(moment)
  return detail ? [detail.part] : []
}

/** A question is answered, and the guide waits where it was. */
async function saidInBetween(moment: Moment, isSaid: boolean): Promise<Saying | undefined> {
  // In a talk of safety the ways that were written for an answer come first.
  const id = moment.state.guide?.id
  if (isSaid && (isSafetyGuide(id) || id === 'panic-now')) return undefined
  const passing = isSaid ? undefined : (workOut(moment) ?? (await answerInPassing(moment)))
  const found = passing ? undefined : await findAnswer(moment)
  // What to do is what the guide is about.
  const isOwn = found?.kind === 'do' && isSaid
  const owed = passing || found || isSaid ? undefined : await answerOfMatters(moment)
  const said = passing?.parts ?? (found && !isOwn ? [{ lines: found.lines }] : owed?.parts)
  if (!said) return undefined
  return { parts: [...said, ...(await reminder(moment))], chips: [] }
}

/** That the guide waits is said once; its choices stand below. */
async function reminder({ state }: Moment): Promise<Part[]> {
  const key = `waits.${state.guide?.id}`
  if (isSafetyGuide(state.guide?.id) || state.met.includes(key)) return []
  state.met = [...state.met, key]
  return [await listening('back-to-guide')]
}

/** Told of another thing, or another thing asked for: the guide is no answer to it. */
async function isElsewhere(moment: Moment, guide: Guide, step: Step): Promise<boolean> {
  const { state, turn } = moment
  const wish = wishNamed(turn)
  if (wish === 'words' && guide.gives !== 'words' && !step.keep) return true
  if (correctionOf(turn) === 'plain') return true
  // What somebody writes for a step may speak of anything.
  if (step.keep && correctionOf(turn) === undefined) return false
  const told = await situationIn(moment)
  if (!told || told.about === 'feelings' || told.about === state.topic?.about) return false
  const serves: readonly string[] = guide.serves
  return !serves.includes(told.about) && !state.met.includes(keyOf(told))
}

function pause({ state }: Moment): undefined {
  state.paused = state.guide
  state.guide = undefined
}

const fewWords = 8

/** “A bit better now, thanks”: nobody is led further than they want to go. */
function isEnough({ turn }: Moment, branch: Branch | undefined): boolean {
  const isGlad = turn.answers[0] === 'better' || turn.heard.asks[0] === 'thanks'
  return isGlad && branch?.by === 'anything' && turn.words.length <= fewWords
}

async function askWhetherEnough(guide: Guide, next: string): Promise<Saying> {
  return {
    parts: [await house('better-for-now')],
    chips: [
      { label: { en: 'Go on', np: 'अघि बढौँ' }, to: 'step', id: `${guide.id}.${next}` },
      { label: { en: 'Enough for now', np: 'अहिलेलाई पुग्यो' }, to: 'leave' },
    ],
  }
}

/** The way back into a guide that was left for another thing. */
export async function wayBack({ state }: Moment): Promise<Chip[]> {
  if (!state.paused || state.guide) return []
  const { id, step } = state.paused
  const { title } = await openGuide(id)
  const label = { en: `Back to: ${title.en}`, np: `फेरि: ${title.np}` }
  return [{ label, to: 'step', id: `${id}.${step}` }]
}

/**
 * The talk turned to safety on words that may have meant another thing, and the answer says
 * nothing of it: it goes back to what they came with.
 */
function isMisheard(branch: Branch | undefined, { state, turn }: Moment): boolean {
  return (
    isSafetyGuide(state.guide?.id) &&
    // A plan is made by who chose to make one.
    state.guide?.id !== 'safety-plan' &&
    !state.isPlainNeed &&
    branch?.by === 'anything' &&
    turn.heard.need === 'none' &&
    !turn.namesDeath &&
    !turn.names.wound &&
    !turn.names.violence
  )
}

/** What was begun on words that meant another thing is taken back, with its choices. */
function doubt({ state }: Moment): void {
  if (isSafetyGuide(state.guide?.id) || state.guide?.id === 'support-a-friend') {
    state.need = 'none'
    state.isPlainNeed = false
    state.wasInDoubt = true
  }
  if (state.guide) state.refused = withMore(state.refused, state.guide.id)
  state.guide = undefined
  state.met = [...state.met, 'ask-dying', 'ask-harmed']
}

/** “He does not threaten me, I want to sit the exam again”: what they came with goes on. */
async function isPastHarm(moment: Moment): Promise<boolean> {
  const { turn } = moment
  if (correctionOf(turn) === undefined || turn.names.blows || turn.heard.now) return false
  const told = await situationIn(moment)
  return told !== undefined && told.about !== 'violence' && told.about !== 'feelings'
}

/** A “no” with a reason to die behind it. */
function speaksOfIt({ heard, names }: HeardTurn): boolean {
  return heard.need !== 'none' && (names.dying || heard.sure >= doubtful)
}

const doubtful = 0.5

/** Plainly put right, or denied where it was never plain. */
function isTakenBack({ state, turn }: Moment, { id }: Guide): boolean {
  if (ofOneself.has(id) && speaksOfIt(turn)) return false
  if (!state.isPlainNeed) return isProtest(turn) || correctionOf(turn) === 'plain'
  // Who is hurt may speak of another thing; of a wish to die it is asked until it is answered.
  return id === 'harmed' && correctionOf(turn) === 'plain' && !turn.names.blows
}

/** “No, nobody hurts me”: it was taken for something else, and says so where they do not say for what. */
async function misread(moment: Moment): Promise<Saying | undefined> {
  doubt(moment)
  if ((await situationIn(moment))?.isPlain) return undefined
  return { parts: [await house('misread')], chips: [] }
}

/** “I do not want to die”: it is thanked for, and the number stays. */
async function takeAtTheirWord(moment: Moment): Promise<Saying> {
  doubt(moment)
  const taken = await enterStep(moment, await openGuide('dying'), 'not-that')
  const told = await situationIn(moment)
  if (!told) return taken
  speakOf(moment.state, told)
  return { ...taken, parts: [...taken.parts, { lines: linesOf(told.block) }] }
}

/** A question in the middle of a guide is no answer to it. */
async function askedInBetween(
  moment: Moment,
  guide: Guide,
  step: Step,
): Promise<Saying | undefined> {
  if (wishNamed(moment.turn)) return pause(moment)
  return {
    parts: [await house('cannot-know'), ...(await reminder(moment))],
    chips: chipsOf(guide, step),
  }
}

const rewording = makePhraseBook([
  [
    true,
    [
      'no|nope|wait|sorry i mean|meant',
      'i meant',
      'meant to say|write',
      'भन्न|लेख्न खोजेको|खोजेकी|चाहेको|चाहेकी',
    ],
  ],
])

/** “No, I did answer, I meant …”: it takes the place of what was written, and the step stays open. */
async function putRight(moment: Moment, guide: Guide, step: Step): Promise<Saying> {
  const { state, turn } = moment
  if (state.lastKept) state.kept = { ...state.kept, [state.lastKept]: turn.text }
  return { parts: [await house('reworded')], chips: chipsOf(guide, step), isFixed: true }
}

const leaving = makePhraseBook([
  [
    true,
    'stop this, stop, something else, leave it, forget it, not this, quit, exit, enough of this, i dont want to do this, skip this, no more exercise*, just talk, lets talk, just listen, छोडौँ, छोड्नुस्, छोडिदिनुहोस्, अर्कै कुरा, यो होइन, पुग्यो, बन्द गर'.split(
      ', ',
    ),
  ],
])

function isLeaving({ turn }: Moment): boolean {
  return turn.words.length <= 8 && leaving.find(turn.words).length > 0
}
