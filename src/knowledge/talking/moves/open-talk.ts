import type { Both } from '#kit/i18n/both.ts'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { sayWhen } from '../reading/events.ts'
import { romanise } from '../reading/romanise.ts'
import type { Chip, Memory, Part, Remembered, Saying } from '../talk.ts'
import { house, listening } from './talk-so-far.ts'

const wentWell: Both = { en: 'It went well', np: 'राम्रो भयो' }
const wentBadly: Both = { en: 'Not so well', np: 'त्यति राम्रो भएन' }
const notDone: Both = { en: 'I did not get to it', np: 'गर्न पाइनँ' }

/** What a plan is answered with, the day after. */
export const checkInChips: readonly Chip[] = [
  { label: wentWell, to: 'lines', id: 'went-well' },
  { label: wentBadly, to: 'lines', id: 'went-badly' },
  { label: notDone, to: 'lines', id: 'did-not-do' },
]
export const safetyChips = (needsHarmed: boolean): readonly Chip[] => [
  { label: { en: 'I am safe now', np: 'म अहिले सुरक्षित छु' }, to: 'go-on' },
  {
    label: { en: 'Not really', np: 'त्यस्तो छैन' },
    to: 'guide',
    id: needsHarmed ? 'harmed' : 'safety-plan',
  },
]

/** A plan of last week is asked about; one of last month is not. */
const daysOfAsking = 5

/** What the friend begins with when somebody comes back; nothing where nothing is due. */
export async function openTalk(
  memory: Memory,
  today: number,
  wasInNeed: boolean,
  said: string,
): Promise<Saying | undefined> {
  if (wasInNeed) return { parts: [await listening('next-day-safe')], chips: safetyChips(false) }
  const due = memory.lines.findLast(
    (line) => line.on !== undefined && isDue(line, today) && !wasAsked(line, said),
  )
  if (!due) return undefined
  return due.kind === 'event' ? askAfterEvent(due, today) : askAfterPlan(due)
}

/** A plan is asked about once; `said` is what the friend said before. */
function wasAsked({ ask }: Remembered, said: string): boolean {
  return ask !== undefined && (said.includes(ask) || said.includes(romanise(ask)))
}

function isDue({ on, kind, ask }: Remembered, today: number): boolean {
  const ago = today - isoToDayNumber(on ?? '')
  if (kind === 'event') return Math.abs(ago) <= 1
  return ask !== undefined && ago >= 0 && ago <= daysOfAsking
}

async function askAfterPlan({ text, ask = '' }: Remembered): Promise<Saying> {
  const { lines } = await listening('check-in')
  return {
    parts: [filled(lines, { what: { en: text, np: text } }), { lines: [{ en: ask, np: ask }] }],
    chips: checkInChips,
  }
}

async function askAfterEvent({ text, on = '' }: Remembered, today: number): Promise<Saying> {
  const day = isoToDayNumber(on)
  const what = { en: text, np: text }
  const when = day === today - 1 ? { en: 'yesterday', np: 'हिजो' } : sayWhen(day, today)
  if (day >= today)
    return { parts: [filled((await listening('event')).lines, { what, when })], chips: [] }
  return {
    parts: [filled((await house('event-past')).lines, { what, when })],
    chips: checkInChips.slice(0, 2),
  }
}

/** The places of a line filled in both languages. */
export function filled(lines: readonly Both[], values: Readonly<Record<string, Both>>): Part {
  const fill = (line: string, language: 'en' | 'np') =>
    line.replace(/\{(\w+)\}/g, (place, name: string) => values[name]?.[language] ?? place)
  return { lines: lines.map(({ en, np }) => ({ en: fill(en, 'en'), np: fill(np, 'np') })) }
}
