import type { HeardTurn } from '../reading/heard-turn.ts'
import type { Saying } from '../talk.ts'
import { isHarmElsewhere, isPartingFrom, leadFromHarm, leadFromParting } from './lead-from-harm.ts'
import { leadStraight } from './lead-straight.ts'
import { beyondDoubt, guideFor, raiseNeed } from './need-of-talk.ts'
import { deniesWound, isDenial, isProtest } from './protest.ts'
import { situationIn, speakOf } from './situation-in.ts'
import { beginGuide, isSafetyGuide, takeBack } from './step-into.ts'
import { type Draft, house, type Moment } from './talk-so-far.ts'

/**
 * How plainly need must be heard for the talk to turn to it. Where its own words stand beside it,
 * of dying, of wounds, of blows, less is plain: without them the ear may have taken a worry for it.
 */
const plainBesideItsWords = 0.4
const plainByItself = 0.75
/** “I don't want to be this person” sounds like it: a wish to be gone is asked after first. */
const plainPassiveByItself = 0.85
/** Of harm a phone that is looked into and a locked door are words too: it is asked first. */
const plainHarmBesideItsWords = 0.6
/** Once it was mistaken in this talk, it has to be plainer. */
const moreAfterDoubt = 0.15
/** From here to plain it is asked, once; below that a talk is not interrupted. */
const worthAsking = 0.6
const worthAskingBesideItsWords = 0.3
/** “He will know I checked” sounds like harm to come. */
const worthAskingOfHarm = 0.65

/** Words of need come before everything else that a message says. */
export async function meetNeed(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (state.isPlainNeed && isNeedDenied(moment)) takeBack(state)
  if (isPartingFrom(moment)) return leadFromParting(moment)
  const straight = await leadStraight(moment)
  if (straight) return straight
  if (!isPlain(turn, state)) return undefined
  const { need } = turn.heard
  if (isHarmElsewhere(moment)) return leadFromHarm(moment)
  const wasPlain = state.isPlainNeed
  raiseNeed(state, need)
  state.isPlainNeed ||= isPlainlySaid(turn)
  state.isSore = true
  if (need === 'harmed') await takeUpViolence(moment)
  const id = guideOf(moment)
  if (!id || state.guide?.id === id) return undefined
  // “It is not bleeding any more” begins nothing once more.
  if (state.done.includes(id) && turn.isDenied) return undefined
  if (isSafetyGuide(state.guide?.id) && !breaksIn(id, moment, wasPlain)) return undefined
  return beginGuide(moment, id)
}

/** Of the need of this talk: who cuts and does not want to die still cuts. */
function isNeedDenied({ state, turn }: Moment): boolean {
  if (state.need === 'harmed') return false
  return state.need === 'self-harm' ? deniesWound(turn) : isDenial(turn)
}

/** Which harm it is, so that what is asked is answered of it. */
async function takeUpViolence(moment: Moment): Promise<void> {
  const told = await situationIn(moment)
  if (told?.about !== 'violence') return
  speakOf(moment.state, told)
}

/** Its own words, and such as mean nothing else: “pointless” alone is not “I want to die”. */
function isPlainlySaid(turn: HeardTurn): boolean {
  const { need, sure } = turn.heard
  if (!namesIt(turn)) return false
  return need === 'harmed' || turn.names.wound || turn.namesDeath || sure >= beyondDoubt
}

/** Within a talk of safety the answers speak of need: only what is graver or plainer leads elsewhere. */
function breaksIn(id: string, { state, turn }: Moment, wasPlain: boolean): boolean {
  if (id === 'harmed') return namesIt(turn) && (turn.heard.now || !wasPlain)
  if (!wasPlain && namesIt(turn)) return true
  const isOwnTalk = state.guide?.id === 'safety-plan' || state.guide?.id === 'self-harm'
  return id === 'dying' && turn.namesDeath && !isOwnTalk
}

/** Whether the words of this very need stand in the message. */
function namesIt({ heard, names, isDenied }: HeardTurn): boolean {
  switch (heard.need) {
    case 'harmed':
      return names.violence && !isDenied
    case 'self-harm':
      return names.wound
    default:
      return names.dying
  }
}

function isPlain(turn: HeardTurn, state: Draft): boolean {
  const { need, sure } = turn.heard
  if (need !== 'self-harm' && need !== 'harmed' && isDenial(turn)) return false
  if (need === 'none' || (isProtest(turn) && sure < beyondDoubt)) return false
  // Fear of death is the wave of panic, a wish to die is not.
  if (state.guide?.id === 'panic-now' || state.done.at(-1) === 'panic-now')
    return sure >= beyondDoubt
  const more = state.wasInDoubt ? moreAfterDoubt : 0
  if (namesIt(turn)) return sure >= besideItsWords(turn) + more
  // A wound is named, or it is asked after.
  if (need === 'self-harm') return false
  // Who speaks of dying speaks of other people too.
  if (need === 'harmed' && isSafetyGuide(state.guide?.id)) return false
  // A worry about somebody, and harm at work, are told without the words of either by many others.
  if (need === 'harmed' && turn.isAboutWork) return false
  if (need === 'passive') return sure >= plainPassiveByItself
  return sure >= (need === 'other' ? beyondDoubt : plainByItself + more)
}

function besideItsWords({ heard, names }: HeardTurn): number {
  const isLoose = heard.need === 'harmed' && !heard.child && !names.touches && !names.pictures
  return isLoose ? plainHarmBesideItsWords : plainBesideItsWords
}

/** Whether a message would have turned a talk to dying by itself. */
export function speaksOfDying(turn: HeardTurn): boolean {
  const { need, sure } = turn.heard
  const isOwn = need === 'explicit' || need === 'passive' || need === 'self-harm'
  return isOwn && sure >= (namesIt(turn) ? plainBesideItsWords : plainByItself)
}

function guideOf({ turn: { heard, names }, state }: Moment): string | undefined {
  if (heard.need === 'harmed' && state.isChild) return 'child-tells'
  if (heard.bereaved && names.suicide && heard.need === 'other') return 'suicide-loss'
  return guideFor[heard.need]
}

/**
 * Something in the words may have been need and may not: the talk goes on, and once it asks
 * plainly. To ask does not plant the thought; to treat everybody as dying drives them away.
 */
export async function askPlainly(moment: Moment, saying: Saying): Promise<Saying> {
  const { state, turn } = moment
  const { need, sure } = turn.heard
  const key = need === 'harmed' ? 'ask-harmed' : 'ask-dying'
  const byItself = need === 'harmed' ? worthAskingOfHarm : worthAsking
  const least = namesIt(turn) ? worthAskingBesideItsWords : byItself
  const isOpen = need === 'none' || need === 'other' || sure < least || isPlain(turn, state)
  const isBusy = state.guide !== undefined || state.need !== 'none' || state.wasInDoubt
  if (isOpen || isBusy || state.met.includes(key) || isProtest(turn) || isDenial(turn))
    return saying
  state.met = [...state.met, key]
  const yes = need === 'harmed' ? 'harmed' : 'dying'
  return {
    parts: [...saying.parts.filter(({ isQuestion }) => !isQuestion), await house(key)],
    chips: [
      { label: { en: 'Yes', np: 'हो' }, to: 'guide', id: yes },
      { label: { en: 'No, not that', np: 'होइन, त्यो होइन' }, to: 'not-dying' },
    ],
  }
}
