import { hashText } from '#kit/text/hash-text.ts'
import { device } from '#kit/web/device-store.ts'

const key = 'presses'
const mostPresses = 1_000_000
/** Small choices of ours. What a visitor typed is never counted by. */
const smallMatters = ['language', 'form', 'mood', 'category', 'genre', 'sign', 'period'] as const

interface Presses {
  /** Of so few letters that many phones share one: a seed is sent, and must not point at anybody. */
  readonly row: string
  /** How often each kind and matter was asked for. */
  readonly counts: Readonly<Record<string, number>>
}

/**
 * The seed of a press. It ends in a number counted up on this phone for each kind and small matter,
 * so that our composer deals its lists without return. Where nothing can be kept, the row begins
 * anew with each visit.
 */
export function nextSeed(kind: string, body: object): string {
  const { row, counts } = readPresses()
  const bag = nameBag(kind, body)
  const count = counts[bag] ?? 0
  const next = { row, counts: { ...counts, [bag]: (count + 1) % mostPresses } }
  device.keep(key, JSON.stringify(next))
  return `${row}-${count}`
}

/** Not in plain words: a mood that was asked for is nobody’s business who looks into the phone. */
function nameBag(kind: string, body: object): string {
  const choices = new Map(Object.entries(body))
  const matters = smallMatters.map((matter) => String(choices.get(matter) ?? ''))
  return hashText([kind, ...matters].join(' ')).toString(36)
}

function readPresses(): Presses {
  const { row, counts } = device.readJson<Partial<Presses>>(key) ?? {}
  return {
    row: typeof row === 'string' && /^[a-z]{2}$/.test(row) ? row : drawLetter() + drawLetter(),
    counts: isCounts(counts) ? counts : {},
  }
}

function isCounts(counts: unknown): counts is Presses['counts'] {
  if (typeof counts !== 'object' || counts === null) return false
  return Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)
}

function drawLetter(): string {
  return String.fromCharCode(97 + Math.floor(Math.random() * 26))
}
