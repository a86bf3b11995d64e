import type { Need } from '#knowledge/hearing/heard.ts'
import { openGuide, openLines } from '../content/shelf.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { goOnInGuide } from './in-guide.ts'
import { isDenial, isProtest } from './protest.ts'
import { takeUp } from './reflect.ts'
import { situationIn } from './situation-in.ts'
import { beginGuide, enterStep, isSafetyGuide, takeBack } from './step-into.ts'
import { type Draft, house, type Moment } from './talk-so-far.ts'

const gravity: Readonly<Record<Need, number>> = {
  none: 0,
  other: 1,
  passive: 3,
  'self-harm': 4,
  harmed: 5,
  explicit: 6,
}
const guideFor: Readonly<Partial<Record<Need, string>>> = {
  explicit: 'dying',
  passive: 'dying',
  'self-harm': 'self-harm',
  harmed: 'harmed',
  other: 'support-a-friend',
}

/**
 * How plainly need must be heard for the talk to turn to it. Where its own words stand beside it,
 * of dying, of wounds, of blows, less is plain: without them the ear may have taken a worry for it.
 */
const plainBesideItsWords = 0.4
const plainByItself = 0.75
/** Once it was mistaken in this talk, it has to be plainer. */
const moreAfterDoubt = 0.15
/** Nothing else can have been meant. */
const beyondDoubt = 0.85
/** From here to plain it is asked, once; below that a talk is not interrupted. */
const worthAsking = 0.6
const worthAskingBesideItsWords = 0.3

/** Words of need come before everything else that a message says. */
export async function meetNeed(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  if (state.isPlainNeed && state.need !== 'harmed' && isDenial(turn)) takeBack(state)
  if (isOfAnother(turn))
    return state.met.includes(partingKey) ? undefined : takeUp(moment, partingKey)
  const straight = await leadStraight(moment)
  if (straight) return straight
  if (!isPlain(turn, state)) return undefined
  const { need } = turn.heard
  if (isOfPictures(moment)) return leadFromPictures(moment)
  if (isOfWork(moment)) return leadFromWork(moment)
  const wasPlain = state.isPlainNeed
  if (gravity[need] > gravity[state.need]) state.need = need
  state.isPlainNeed ||= isPlainlySaid(turn)
  state.isSore = true
  if (need === 'harmed') await takeUpViolence(moment)
  const id = guideOf(turn)
  if (!id || state.guide?.id === id) return undefined
  if (isSafetyGuide(state.guide?.id) && !breaksIn(id, moment, wasPlain)) return undefined
  return beginGuide(moment, id)
}

/** Which harm it is, so that what is asked is answered of it. */
async function takeUpViolence(moment: Moment): Promise<void> {
  const told = await situationIn(moment)
  if (told?.about !== 'violence') return
  moment.state.topic = { about: told.about, situation: told.block.id, replies: 1 }
}

/** Its own words, and such as mean nothing else: “pointless” alone is not “I want to die”. */
function isPlainlySaid(turn: HeardTurn): boolean {
  const { need, sure } = turn.heard
  if (!namesIt(turn)) return false
  return need === 'harmed' || turn.names.wound || turn.namesDeath || sure >= beyondDoubt
}

/** The situation of somebody whose nearest is dying. */
const partingKey = 'caring.dying-at-home'

const dyingOfAnother = makePhraseBook([
  [
    true,
    [
      'she|he|mother|mom|mum|dad|father|papa|aama|ama|baba|buwa|grandmother|grandma|grandfather|grandpa|wife|husband|sister|brother|friend|dog|cat .. is|was|may|might|will|could|about_to|going_to dying|die|pass',
      'she|he|mother|mom|mum|dad|father|papa|aama|ama|baba|buwa dying',
      'आमा|बुवा|बा|हजुरआमा|हजुरबा|श्रीमान्|श्रीमती|दिदी|दाइ|बहिनी|भाइ .. मर्न|बित्न लाग्*|लागे*|आँट्*|थाले*',
      'आमा|बुवा|बा|हजुरआमा|हजुरबा .. सिकिस्त|अन्तिम_अवस्था',
    ],
  ],
])

/** Somebody is dying of an illness or of age: that is grief, and no wish. */
function isOfAnother({ words, heard, names }: HeardTurn): boolean {
  if (heard.need === 'other' || names.suicide) return false
  return dyingOfAnother.find(words).length > 0 && ownDying.find(words).length === 0
}

const ownDying = makePhraseBook([
  [true, ['i want die|to_die', 'i die', 'me too', 'kill myself', 'म मर्*', 'मलाई मर्न', 'मर्न मन']],
])

const ofPictures = 'photos-threat'

/** A threat with pictures: who makes it may be far away, and other things help than at home. */
function isOfPictures({ state, turn }: Moment): boolean {
  const { need, child, sure } = turn.heard
  const isOf = turn.names.pictures || state.met.includes(ofPictures)
  return need === 'harmed' && isOf && !child && !(turn.names.blows && sure >= beyondDoubt)
}

async function leadFromPictures(moment: Moment): Promise<Saying | undefined> {
  const { state } = moment
  if (gravity[state.need] < gravity.harmed) state.need = 'harmed'
  state.isSore = true
  const isBegun = state.met.includes(ofPictures)
  state.met = [...state.met, ofPictures]
  state.topic = { about: 'violence', situation: ofPictures, replies: 1 }
  return isBegun ? undefined : enterStep(moment, await openGuide('break-up'), 'threat')
}

/** Harm at work that is not a blow; of blows the ear must be sure, “fire me” is none. */
function isOfWork({ state, turn }: Moment): boolean {
  const { need, child, sure } = turn.heard
  const isWork = turn.isAboutWork || state.topic?.about === 'work'
  return need === 'harmed' && isWork && !child && !(turn.names.blows && sure >= beyondDoubt)
}

/** Words and touches at work have a guide of their own. */
async function leadFromWork(moment: Moment): Promise<Saying | undefined> {
  const { state } = moment
  const id = 'harassed-at-work'
  state.isSore = true
  // A held passport is harm of another kind.
  if (!moment.turn.names.touches) return undefined
  const isBegun = state.guide?.id === id || state.done.includes(id) || state.refused.includes(id)
  return isBegun || isSafetyGuide(state.guide?.id) ? undefined : beginGuide(moment, id)
}

/** Within a talk of safety the answers speak of need: only what is graver or plainer leads elsewhere. */
function breaksIn(id: string, { state, turn }: Moment, wasPlain: boolean): boolean {
  if (id === 'harmed' && turn.heard.now) return true
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
  if (need === 'none' || (isProtest(turn) && sure < beyondDoubt)) return false
  // Fear of death is the wave of panic, a wish to die is not.
  if (state.guide?.id === 'panic-now' || state.done.at(-1) === 'panic-now')
    return sure >= beyondDoubt
  const more = state.wasInDoubt ? moreAfterDoubt : 0
  if (namesIt(turn)) return sure >= plainBesideItsWords + more
  // A wound is named, or it is asked after.
  if (need === 'self-harm') return false
  // A worry about somebody, and harm at work, are told without the words of either by many others.
  if (need === 'harmed' && turn.isAboutWork) return false
  return sure >= (need === 'other' ? beyondDoubt : plainByItself + more)
}

/** Whether a message would have turned a talk to dying by itself. */
export function speaksOfDying(turn: HeardTurn): boolean {
  const { need, sure } = turn.heard
  const isOwn = need === 'explicit' || need === 'passive' || need === 'self-harm'
  return isOwn && sure >= (namesIt(turn) ? plainBesideItsWords : plainByItself)
}

function guideOf({ heard, names }: HeardTurn): string | undefined {
  if (heard.need === 'harmed' && heard.child) return 'child-tells'
  if (heard.bereaved && names.suicide && heard.need === 'other') return 'suicide-loss'
  return guideFor[heard.need]
}

/** Words whose guide cannot wait: something swallowed, a baby in danger, a blow, a wave of panic. */
async function leadStraight(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const { all, book } = await openLines('straight')
  const found = book.find(turn.words)
  const isDying = ['explicit', 'self-harm', 'passive'].includes(turn.heard.need)
  for (const { id } of all.filter((block) => found.includes(block))) {
    const [guide = '', step] = id.split('.')
    // In a wave of panic “I am dying” is the wave.
    if (id === 'break-up.threat') return leadFromPictures(moment)
    if (guide === 'panic-now' && state.guide?.id === guide && !saysWish(turn))
      return goOnInGuide(moment)
    const isThere = step
      ? wasAt(moment, id)
      : state.guide?.id === guide || state.done.includes(guide)
    if (isThere) continue
    if (guide === 'overdose') {
      if (!isDying && turn.number === undefined) continue
      state.need = 'explicit'
      state.isPlainNeed = true
    } else if (step === 'coming' && state.need !== 'harmed') {
      continue
    } else if (guide === 'dying') {
      if (isDenial(turn) || isProtest(turn) || state.guide?.id === 'safety-plan') continue
      if (gravity[state.need] < gravity.passive) state.need = 'passive'
      state.isPlainNeed = true
    } else if (guide === 'harmed') {
      if (turn.heard.child) continue
      if (gravity[state.need] < gravity.harmed) state.need = 'harmed'
      state.isPlainNeed = true
    } else if (guide === 'panic-now') {
      if (isSafetyGuide(state.guide?.id) || saysWish(turn)) continue
    } else if (guide === 'after-a-birth' && !isAboutBaby(moment)) {
      continue
    } else if (guide === 'break-up' && state.guide?.id === 'child-tells') {
      continue
    } else if (guide === 'marriage-pressure' && !isAboutMarriage(moment)) {
      continue
    } else if (guide === 'relapse' || guide === 'break-up') {
      if (state.isPlainNeed && state.need !== 'harmed') continue
    } else if (isSafetyGuide(state.guide?.id) || (isAtWork.has(guide) && saysWish(turn))) {
      continue
    }
    state.isSore = true
    return step ? enterStep(moment, await openGuide(guide), step) : beginGuide(moment, guide)
  }
  return undefined
}

function wasAt({ state }: Moment, key: string): boolean {
  return (state.visits[key] ?? 0) > 0
}

/** A child's age says nothing by itself, and much where it is to be married. */
function isAboutMarriage({ state, turn }: Moment): boolean {
  const isHere = state.met.some((key) => key.startsWith('marriage.'))
  return isHere || turn.heard.matters[0]?.kind === 'marriage'
}

const babies = makePhraseBook([
  [true, ['baby', 'newborn', 'infant', 'my child', 'बच्चा*', 'नानी*', 'शिशु']],
])

function isAboutBaby({ state, turn }: Moment): boolean {
  return state.met.some((key) => key.startsWith('birth.')) || babies.find(turn.words).length > 0
}

const isAtWork: ReadonlySet<string> = new Set(['held-passport', 'unpaid-wages'])

/** “I think I am dying” belongs to panic; a wish to die does not. */
function saysWish({ heard }: HeardTurn): boolean {
  return heard.need === 'explicit' && heard.sure >= beyondDoubt
}

/**
 * Something in the words may have been need and may not: the talk goes on, and once it asks
 * plainly. To ask does not plant the thought; to treat everybody as dying drives them away.
 */
export async function askPlainly(moment: Moment, saying: Saying): Promise<Saying> {
  const { state, turn } = moment
  const { need, sure } = turn.heard
  const key = need === 'harmed' ? 'ask-harmed' : 'ask-dying'
  const least = namesIt(turn) ? worthAskingBesideItsWords : worthAsking
  const isOpen = need === 'none' || need === 'other' || sure < least || isPlain(turn, state)
  const isBusy = state.guide !== undefined || state.need !== 'none' || state.wasInDoubt
  if (isOpen || isBusy || state.met.includes(key) || isProtest(turn)) return saying
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
