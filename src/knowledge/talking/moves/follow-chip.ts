import { openGuide } from '../content/shelf.ts'
import { bare, isLabel } from '../reading/labels.ts'
import type { Chip, Memory, Saying } from '../talk.ts'
import { goOn, takeUp } from './reflect.ts'
import { beginGuide, enterStep, leaveGuide, takeBack } from './step-into.ts'
import { house, listening, type Moment, withMore } from './talk-so-far.ts'

/** How leave to remember is given, and how it is not. */
export const leaveChips: readonly Chip[] = [
  { label: { en: 'Remember this for me', np: 'यो सम्झिराख्नुहोस्' }, to: 'keep' },
  { label: { en: 'Do not keep it', np: 'नराख्नुहोस्' }, to: 'keep-not' },
]

/** A choice that stood under the last reply, tapped or typed. */
export async function followChip(moment: Moment): Promise<Saying | undefined> {
  const { state, turn, memory } = moment
  const said = bare(turn.text)
  const chip = [...state.chips, ...answerGiven(memory)].find(({ label }) => isLabel(label, said))
  if (chip) return follow(moment, chip)
  const passed = await choicePassed(moment, said)
  if (passed) return follow(moment, passed)
  // What was held out a while ago may still be asked for by its name.
  const held = await Promise.all(state.offered.map(openGuide))
  const named = held.find(({ title }) => isLabel(title, said))
  return named && beginGuide(moment, named.id)
}

/** A choice of an earlier step of the guide somebody is in, or was in last. */
async function choicePassed({ state }: Moment, said: string): Promise<Chip | undefined> {
  const id = state.guide?.id ?? state.paused?.id ?? state.done.at(-1)
  if (!id) return undefined
  const { steps } = await openGuide(id)
  for (const { branches } of steps) {
    const branch = branches.find((one) => one.by === 'chip' && isLabel(one.label, said))
    if (branch?.by === 'chip') return { label: branch.label, to: 'step', id: `${id}.${branch.to}` }
  }
  return undefined
}

/** Once leave was answered it is not asked for any more, and the answer still stands in the talk. */
function answerGiven({ mayKeep }: Memory): readonly Chip[] {
  if (mayKeep === undefined) return []
  return leaveChips.filter(({ to }) => to === (mayKeep ? 'keep' : 'keep-not'))
}

async function follow(moment: Moment, chip: Chip): Promise<Saying | undefined> {
  const { state } = moment
  switch (chip.to) {
    case 'step': {
      const [guide = '', step = ''] = chip.id.split('.')
      return enterStep(moment, await openGuide(guide), step)
    }
    case 'guide':
      return beginGuide(moment, chip.id)
    case 'situation':
      return takeUp(moment, chip.id)
    case 'go-on':
      state.refused = withMore(state.refused, ...state.heldOut)
      return state.topic ? goOn(moment) : { parts: [await listening('go-on')], chips: [] }
    case 'not-dying':
      takeBack(state)
      return goOn(moment)
    case 'keep':
      state.mayKeep = true
      state.keeps = state.pending
      return { parts: [await house('kept')], chips: [] }
    case 'keep-not':
      state.mayKeep = false
      return { parts: [await house('not-kept')], chips: [] }
    case 'room':
      return { parts: [await house('open-it')], chips: [chip] }
    case 'lines':
      return { parts: [await house(chip.id)], chips: [] }
    case 'leave':
      return leaveGuide(moment)
    default:
      return undefined
  }
}

/** “Yes” and “no” to what the last reply held out. */
export async function followAnswer(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const [first] = state.heldOut
  const opening = turn.words[0]?.latin ?? ''
  // “Nobody writes” is no answer to an offer.
  if (!first || turn.words.length > 5 || opening === 'nobody' || opening === 'nothing') {
    return undefined
  }
  const [answer] = turn.answers
  // “Ok, I will tell my sister first” is a plan of their own.
  if (answer === 'yes') return turn.words.length <= 3 ? beginGuide(moment, first) : undefined
  return answer === 'no' ? sayNo(moment) : undefined
}

async function sayNo({ state }: Moment): Promise<Saying> {
  state.refused = withMore(state.refused, ...state.heldOut)
  return { parts: [await listening('refused')], chips: [] }
}
