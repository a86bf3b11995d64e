import {
  fields,
  listOf,
  Misshapen,
  oneOf,
  type Read,
  readMoment,
  textLike,
  textUpTo,
} from '#capabilities/vault/read-shape.ts'
import { recordShapes } from '#capabilities/vault/record-shapes.ts'
import { kinds } from '#capabilities/vault/records.ts'
import { type CopyRecords, canTravel, type Place } from './copy-shelf.ts'
import type { Heard } from './heard.ts'
import type { State } from './merge-states.ts'

/** A state of a place as it travels. */
export interface Change extends Place, State {}

/** What an entry holds; `newer` where a newer page wrote something this one does not know. */
export interface ReadChanges {
  readonly changes: readonly Change[]
  readonly newer: boolean
}

const mostPhones = 200
const readEntry = fields({ changes: listOf<unknown>((value) => value) })
const readHead = fields({ kind: textUpTo(40, 1), id: textUpTo(200, 1), changed: readMoment })
const readPhone = textLike(/^[a-z0-9]{6,40}$/)

/** Throws `Misshapen` where it is not what a page of ours writes. */
export function readChanges(value: unknown): ReadChanges {
  const read = readEntry(value).changes.map(readChange)
  const changes = read.filter((change) => change !== null)
  return { changes, newer: changes.length < read.length }
}

function readChange(value: unknown): Change | null {
  const { kind, id, changed } = readHead(value)
  if (!canTravel(kind)) return null
  const given = value as { readonly record: unknown; readonly heard: unknown }
  const heard = readHeard(given.heard)
  if (given.record === null) return { kind, id, changed, record: null, heard }
  const shape: Read<CopyRecords[typeof kind]> =
    kind === 'versions' ? readVersion : recordShapes[kind]
  const { id: ownId, changed: ownChanged } = shape(given.record)
  if (ownId !== id || ownChanged !== changed) throw new Misshapen()
  // As it came: a newer page may have written fields that this one hands on without knowing them.
  return { kind, id, changed, record: given.record as Change['record'], heard }
}

const readVersionHead = fields({ id: textUpTo(200, 1), changed: readMoment, of: oneOf(kinds) })

function readVersion(value: unknown): CopyRecords['versions'] {
  const head = readVersionHead(value)
  return { ...head, record: recordShapes[head.of]((value as { record: unknown }).record) }
}

function readHeard(value: unknown): Heard {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misshapen()
  const phones = Object.entries(value)
  if (phones.length === 0 || phones.length > mostPhones) throw new Misshapen()
  return Object.fromEntries(phones.map(([phone, at]) => [readPhone(phone), readMoment(at)]))
}
