import type { FriendMemory, RememberedLine } from '#capabilities/vault/records.ts'
import type { Remembered } from '#knowledge/talking/talk.ts'

/** There is one memory on a phone, and this is its id. */
export const memoryId = 'memory'

type MemoryWords = Pick<FriendMemory, 'lines' | 'mayKeep' | 'letters'>
type Lines = readonly RememberedLine[]

/** More than one friend keeps in mind; what is oldest and was only told goes first. */
const mostLines = 40

/**
 * Lines with what was told put behind them. The same line is not kept twice: a plan that is made
 * again has a new day and a new question.
 */
export function addLines(lines: Lines, told: Lines): Lines {
  const all = [...lines]
  for (const one of told) {
    const text = one.text.trim()
    if (text === '') continue
    const place = all.findIndex((line) => isSame(line, one))
    const before = all[place]
    if (!before) all.push({ ...one, text })
    else if (before.on !== one.on || before.ask !== one.ask) {
      all.splice(place, 1, { ...one, text, id: before.id })
    }
  }
  return withinMost(all)
}

/** What was told as a line of its own, before it is known where it goes. */
export function nameLine(
  { kind, text, on, from, ask }: Remembered,
  id: string,
  at: number,
): RememberedLine {
  return { id, at, kind, text, ...(on && { on }), ...(from && { from }), ...(ask && { ask }) }
}

export function changeLine(lines: Lines, id: string, text: string): Lines {
  const next = text.trim()
  if (next === '') return lines
  return lines.map((line) => (line.id === id ? { ...line, text: next } : line))
}

/** Where it stood before, for whoever has changed their mind. */
export function putLineBack(lines: Lines, line: RememberedLine, place: number): Lines {
  if (lines.some(({ id }) => id === line.id)) return lines
  return lines.toSpliced(place, 0, line)
}

/** Of a memory that holds nothing, nothing stays on the phone. */
export function isNothing({ lines, mayKeep, letters }: MemoryWords): boolean {
  return lines.length === 0 && mayKeep === undefined && letters === undefined
}

function isSame(line: Remembered, other: Remembered): boolean {
  if (line.kind !== other.kind || bare(line.text) !== bare(other.text)) return false
  // The exam of spring is not that of autumn.
  return line.kind !== 'event' || line.on === other.on
}

function bare(text: string): string {
  return text.trim().normalize('NFC').replace(/\s+/g, ' ').toLowerCase()
}

function withinMost(lines: Lines): Lines {
  let left = lines
  while (left.length > mostLines) {
    const goes = oldestOf(left.filter(({ kind }) => kind === 'told')) ?? oldestOf(left)
    left = left.filter((line) => line !== goes)
  }
  return left
}

function oldestOf(lines: Lines): RememberedLine | undefined {
  const [first, ...others] = lines
  return others.reduce((oldest, line) => (line.at < (oldest?.at ?? 0) ? line : oldest), first)
}
