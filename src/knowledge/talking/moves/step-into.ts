import { dayNumberToIso } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Reason } from '#knowledge/help/helpline.ts'
import { openGuide, openSituations, situationNames } from '../content/shelf.ts'
import type { Guide, Step } from '../guides/guide.ts'
import { roomLabels } from '../rooms.ts'
import type { Chip, Part, Remembered, Saying } from '../talk.ts'
import { call, listening, type Moment, withMore } from './talk-so-far.ts'

/** A guide that gives safety is not left for anything lighter. */
const safetyGuides: ReadonlySet<string> = new Set([
  'overdose',
  'dying',
  'harmed',
  'child-tells',
  'self-harm',
  'safety-plan',
  'after-attempt',
])

/** Nothing for somebody who has just told of pain. */
const lightGuides: ReadonlySet<string> = new Set(['joy', 'gratitude', 'bored', 'goodbye'])

/** Guides that are not begun unasked: gone through, refused, too light for what was told. */
export function takenGuides({ refused, done, isSore }: Moment['state']): ReadonlySet<string> {
  return new Set([...refused, ...done, ...(isSore ? lightGuides : [])])
}

export function isSafetyGuide(id: string | undefined): boolean {
  return id !== undefined && safetyGuides.has(id)
}

const mostVisits = 2

export async function beginGuide(
  moment: Moment,
  id: string,
  before: readonly Part[] = [],
): Promise<Saying> {
  const guide = await openGuide(id)
  const { state } = moment
  state.isSore ||= !lightGuides.has(id)
  state.topic = (await topicOf(guide, moment)) ?? state.topic
  return enterStep(moment, guide, guide.steps[0]?.id ?? '', before)
}

/** A guide that was written for one situation is about that, where the talk is not about it yet. */
async function topicOf(
  { id, serves }: Guide,
  { state }: Moment,
): Promise<Moment['state']['topic']> {
  const [about] = serves
  if (!about || !situationNames.includes(about) || state.topic?.about === about) return undefined
  if (state.topic && situationNames.includes(state.topic.about)) {
    const here = await openSituations(state.topic.about)
    if (here.all.some(({ guides }) => guides.includes(id))) return undefined
  }
  const { all } = await openSituations(about)
  const own = all.filter(({ guides }) => guides[0] === id)
  return { about, situation: own.length === 1 && own[0] ? own[0].id : 'any', replies: 1 }
}

export async function enterStep(
  { state, today }: Moment,
  guide: Guide,
  id: string,
  before: readonly Part[] = [],
): Promise<Saying> {
  const step = stepOf(guide, id)
  if (id === 'not-that') takeBack(state)
  const key = `${guide.id}.${id}`
  const visits = (state.visits[key] ?? 0) + 1
  state.visits = { ...state.visits, [key]: visits }
  state.topic = state.topic ?? { about: guide.serves[0] ?? 'calm', situation: 'any', replies: 1 }
  if (visits > mostVisits && !step.end) {
    // Beside need nobody is told that it is over.
    if (isSafetyGuide(guide.id)) {
      return { parts: [...before, await listening('go-on')], chips: chipsOf(guide, step) }
    }
    state.guide = undefined
    state.done = withMore(state.done, guide.id)
    return { parts: [...before, await listening('closing-guide')], chips: [] }
  }
  if (step.end) {
    state.guide = undefined
    state.lastKept = undefined
    state.done = withMore(state.done, guide.id)
    state.keeps = [...state.keeps, ...keepsOf(guide, step, today, state.language)]
    state.sinceSafe = 0
  } else {
    state.guide = { id: guide.id, step: id }
  }
  return { parts: [...before, { lines: [step.say] }], chips: chipsOf(guide, step) }
}

/** A plain no to the question of dying is believed; only a new sign opens it again. */
export function takeBack(state: Moment['state']): void {
  state.need = 'none'
  state.isPlainNeed = false
  state.wasInDoubt = true
  state.met = [...state.met, 'ask-dying']
}

export async function leaveGuide({ state }: Moment): Promise<Saying> {
  if (state.guide) state.refused = withMore(state.refused, state.guide.id)
  state.guide = undefined
  return { parts: [await listening('refused')], chips: [] }
}

export function chipsOf(guide: Guide, step: Step): readonly Chip[] {
  return [
    ...step.branches.flatMap((branch): Chip[] =>
      branch.by === 'chip'
        ? [{ label: branch.label, to: 'step', id: `${guide.id}.${branch.to}` }]
        : [],
    ),
    ...step.calls.map((reason) => call(reason as Reason)),
    ...step.does.map((room): Chip => ({ label: roomLabels[room], to: 'room', room })),
  ]
}

function keepsOf(
  { id, title }: Guide,
  { end }: Step,
  today: number,
  language: Language,
): readonly Remembered[] {
  const { helped, remember, tomorrow } = end ?? {}
  const lines: Remembered[] = []
  if (helped) lines.push({ kind: 'helped', text: helped[language], from: id })
  if (tomorrow) {
    lines.push({
      kind: 'plan',
      text: (remember ?? title)[language],
      from: id,
      on: dayNumberToIso(today + 1),
      ask: tomorrow[language],
    })
  } else if (remember) {
    lines.push({ kind: 'told', text: remember[language], from: id })
  }
  return lines
}

export function stepOf(guide: Guide, id: string): Step {
  const step = guide.steps.find((one) => one.id === id)
  if (!step) throw new Error(`${guide.id} has no step ${id}`)
  return step
}
