import type { Need } from '#knowledge/hearing/heard.ts'
import { openGuide, openLines } from '../content/shelf.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Saying } from '../talk.ts'
import { goOnInGuide } from './in-guide.ts'
import { leadFromPictures } from './lead-from-harm.ts'
import { beyondDoubt, raiseNeed } from './need-of-talk.ts'
import { isDenial, isProtest } from './protest.ts'
import { wasMet } from './situation-in.ts'
import { beginGuide, enterStep, isSafetyGuide } from './step-into.ts'
import type { Moment } from './talk-so-far.ts'

/** Words whose guide cannot wait: something swallowed, a baby in danger, a blow, a wave of panic. */
export async function leadStraight(moment: Moment): Promise<Saying | undefined> {
  const { state, turn } = moment
  const { all, book } = await openLines('straight')
  const found = book.find(turn.words)
  for (const block of all.filter((one) => found.includes(one))) {
    const id = forTheirAge(block.id, moment)
    const [guide = '', step] = id.split('.')
    if (isNotMeant(moment, id, guide)) continue
    if (id === 'break-up.threat') return leadFromPictures(moment)
    // In a wave of panic “I am dying” is the wave.
    if (guide === 'panic-now' && state.guide?.id === guide) return goOnInGuide(moment)
    if (wasThere(moment, id, guide, step)) continue
    const need = needOf[guide]
    if (need) {
      raiseNeed(state, need)
      state.isPlainNeed = true
    }
    state.isSore = true
    if (step) return enterStep(moment, await openGuide(guide), step)
    return beginGuide(moment, guide)
  }
  return undefined
}

const needOf: Readonly<Partial<Record<string, Need>>> = {
  overdose: 'explicit',
  dying: 'passive',
  harmed: 'harmed',
  'child-tells': 'harmed',
}

function wasThere({ state }: Moment, id: string, guide: string, step: string | undefined): boolean {
  if (step) return (state.visits[id] ?? 0) > 0
  return state.guide?.id === guide || state.done.includes(guide)
}

/** To somebody under eighteen another guide speaks. */
function forTheirAge(id: string, { state }: Moment): string {
  return (state.isChild && ofChildren[id]) || id
}

const ofChildren: Readonly<Record<string, string>> = {
  harmed: 'child-tells',
  'harmed.coming': 'child-tells.near',
}

type IsNot = (moment: Moment) => boolean

const isInSafety: IsNot = ({ state }) => isSafetyGuide(state.guide?.id)
const isPlainlyDying: IsNot = ({ state }) => state.isPlainNeed && state.need !== 'harmed'
const ownNeeds: ReadonlySet<Need> = new Set(['explicit', 'self-harm', 'passive'])

/** When words that lead straight somewhere mean another thing, by the way they lead. */
const notMeant: Readonly<Record<string, IsNot>> = {
  overdose: ({ turn }) => !ownNeeds.has(turn.heard.need) && turn.number === undefined,
  dying: ({ state, turn }) =>
    isDenial(turn) || isProtest(turn) || state.guide?.id === 'safety-plan',
  harmed: () => false,
  'child-tells': () => false,
  'harmed.coming': ({ state }) => state.need !== 'harmed',
  'child-tells.near': ({ state }) => state.need !== 'harmed',
  'panic-now': (moment) => isInSafety(moment) || saysWish(moment),
  'after-a-birth.frightening': (moment) => !isAboutBaby(moment),
  'marriage-pressure.child': (moment) => !isAboutMarriage(moment),
  'break-up.threat': ({ state }) => state.guide?.id === 'child-tells',
  'relapse.doctor': isPlainlyDying,
  'held-passport': (moment) => isInSafety(moment) || saysWish(moment),
  'unpaid-wages': (moment) => isInSafety(moment) || saysWish(moment),
}

function isNotMeant(moment: Moment, id: string, guide: string): boolean {
  return (notMeant[id] ?? notMeant[guide] ?? isInSafety)(moment)
}

/** “I think I am dying” belongs to panic; a wish to die does not. */
function saysWish({ turn: { heard } }: Moment): boolean {
  return heard.need === 'explicit' && heard.sure >= beyondDoubt
}

/** A child's age says nothing by itself, and much where it is to be married. */
function isAboutMarriage({ state, turn }: Moment): boolean {
  const isHere = wasMet(state, 'marriage')
  return isHere || turn.heard.matters[0]?.kind === 'marriage'
}

const babies = makePhraseBook([
  [true, ['baby', 'newborn', 'infant', 'my child', 'बच्चा*', 'नानी*', 'शिशु']],
])

function isAboutBaby({ state, turn }: Moment): boolean {
  return wasMet(state, 'birth') || babies.find(turn.words).length > 0
}
