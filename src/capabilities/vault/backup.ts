import { fields, listOf, Misshapen, oneOf, type Read, readMoment } from './read-shape.ts'
import { recordShapes } from './record-shapes.ts'
import { type Kind, kinds, type Records } from './records.ts'

export type KeptRecords = { readonly [K in Kind]?: readonly Records[K][] }

/** The file a visitor takes away. Its version grows when an older page could not read it. */
export interface Backup {
  readonly format: typeof format
  readonly version: number
  readonly made: string
  readonly records: KeptRecords
}

const format = 'voice-of-heart'
const version = 1

export function makeBackup(records: KeptRecords, made: number): Backup {
  return { format, version, made: new Date(made).toISOString(), records }
}

export type BackupProblem = 'notOurs' | 'newer' | 'damaged'
export type ReadBackup =
  | { readonly ok: true; readonly records: KeptRecords }
  | { readonly ok: false; readonly problem: BackupProblem }

const readHead = fields({ format: oneOf([format]), version: readMoment })
const lists = Object.fromEntries(kinds.map((kind) => [kind, listOf<unknown>(recordShapes[kind])]))
const readRecords = fields({}, lists) as Read<KeptRecords>
const readBody = fields({ records: readRecords })

/** Looks at everything before anything is believed: one bad record and the file is refused whole. */
export function readBackup(text: string): ReadBackup {
  const value = parse(text)
  if (value === undefined) return { ok: false, problem: 'damaged' }
  const head = attempt(readHead, value)
  if (!head) return { ok: false, problem: 'notOurs' }
  if (head.version > version) return { ok: false, problem: 'newer' }
  const body = attempt(readBody, value)
  return body ? { ok: true, records: body.records } : { ok: false, problem: 'damaged' }
}

function parse(text: string): unknown {
  try {
    // A byte order mark is what some phones put before a saved text.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function attempt<Value>(read: Read<Value>, value: unknown): Value | undefined {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof Misshapen) return undefined
    throw error
  }
}
