import { openGuide } from '../content/shelf.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { beyondDoubt, raiseNeed } from './need-of-talk.ts'
import { takeUp } from './reflect.ts'
import { beginGuide, enterStep, isSafetyGuide } from './step-into.ts'
import type { Moment } from './talk-so-far.ts'

/** Harm for which other things help than at home. */
export function isHarmElsewhere(moment: Moment): boolean {
  return isOfPictures(moment) || isOfWork(moment)
}

export async function leadFromHarm(moment: Moment): Promise<Saying | undefined> {
  return isOfPictures(moment) ? leadFromPictures(moment) : leadFromWork(moment)
}

const ofPictures = 'photos-threat'

/** A threat with pictures: who makes it may be far away. */
function isOfPictures(moment: Moment): boolean {
  const { state, turn } = moment
  return isHarm(moment) && (turn.names.pictures || state.met.includes(ofPictures))
}

function isOfWork(moment: Moment): boolean {
  const { state, turn } = moment
  return isHarm(moment) && (turn.isAboutWork || state.topic?.about === 'work')
}

/** Of blows the ear must be sure: “fire me” is none. */
function isHarm({ turn }: Moment): boolean {
  const { need, child, sure } = turn.heard
  return need === 'harmed' && !child && !(turn.names.blows && sure >= beyondDoubt)
}

export async function leadFromPictures(moment: Moment): Promise<Saying | undefined> {
  const { state } = moment
  raiseNeed(state, 'harmed')
  state.isSore = true
  const isBegun = state.met.includes(ofPictures)
  state.met = [...state.met, ofPictures]
  state.topic = { about: 'violence', situation: ofPictures, replies: 1 }
  return isBegun ? undefined : enterStep(moment, await openGuide('break-up'), 'threat')
}

/** Words and touches at work have a guide of their own. */
async function leadFromWork(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const id = 'harassed-at-work'
  state.isSore = true
  // A held passport is harm of another kind.
  if (!turn.names.touches) return undefined
  const isBegun = state.guide?.id === id || state.done.includes(id) || state.refused.includes(id)
  return isBegun || isSafetyGuide(state.guide?.id) ? undefined : beginGuide(moment, id)
}

const dyingOfAnother = makePhraseBook([
  [
    true,
    [
      'she|he|mother|mom|mum|dad|father|papa|aama|ama|baba|buwa|grandmother|grandma|grandfather|grandpa|wife|husband|sister|brother|dog|cat .. is|was|slowly dying',
      'shes|hes dying',
      'आमा|बुवा|बा|हजुरआमा|हजुरबा|श्रीमान्|श्रीमती|दिदी|दाइ|बहिनी|भाइ .. मर्न|बित्न लाग्*|लागे*|आँट्*|थाले*',
      'आमा|बुवा|बा|हजुरआमा|हजुरबा .. सिकिस्त|अन्तिम_अवस्था',
    ],
  ],
])
const dyingOneself = makePhraseBook([
  [true, ['i want die|to_die', 'i die', 'me too', 'kill myself', 'म मर्*', 'मलाई मर्न', 'मर्न मन']],
])

/** Somebody is dying of an illness or of age: that is a parting, and no wish. */
export function isPartingFrom({ turn: { words, heard, names } }: Moment): boolean {
  if (heard.need === 'other' || names.suicide) return false
  return dyingOfAnother.find(words).length > 0 && dyingOneself.find(words).length === 0
}

const parting = 'caring.dying-at-home'

export async function leadFromParting(moment: Moment): Promise<Saying | undefined> {
  return moment.state.met.includes(parting) ? undefined : takeUp(moment, parting)
}
