import type { MoodEntry } from '#capabilities/vault/records.ts'
import type { Change } from './change.ts'
import { stateOf } from './copied.ts'
import { nameOf, type Place } from './copy-shelf.ts'
import { compareStates, type Merged, mergeStates, type State } from './merge-states.ts'
import type { Version } from './own-records.ts'
import type { Unit } from './unit.ts'
import { isPast, isWriting, makeVersion } from './version.ts'

/** Who reads, in which reading of the log, and at which place of it. */
export interface Reading {
  readonly phone: string
  readonly round: number
  readonly n: number
  readonly now: number
  /** Told of each place where something may have to be sent now. */
  readonly touch: (place: Place) => void
}

/** Brings one change of another phone, or an own one that comes back, into what stands here. */
export async function takeIn(unit: Unit, change: Change, reading: Reading): Promise<void> {
  const { kind, id } = change
  if (kind === 'versions' && change.record && isPast(change.record, reading.now)) return
  const own = await stateAt(unit, change, reading.phone)
  reading.touch({ kind, id })
  if (own && compareStates(own, change) === 0) return noteHeld(unit, { ...own, kind, id }, reading)
  const { stands, aside }: Merged = own
    ? mergeStates(own, change)
    : { stands: 'other', aside: null }
  if (aside && isWriting(kind)) {
    const version = makeVersion(kind, aside as Version['record'], reading.now)
    await setAside(unit, version)
    reading.touch({ kind: 'versions', id: version.id })
  } else if (aside && kind === 'moods' && (stands === 'own' ? own : change)?.record) {
    await keepBeside(unit, aside as MoodEntry, reading)
  }
  if (stands === 'own') return
  await letStand(unit, change, own)
  await noteHeld(unit, change, reading)
}

export async function stateAt(
  unit: Unit,
  place: Pick<Change, 'kind' | 'id'>,
  phone: string,
): Promise<State | undefined> {
  const record = await unit.read(place.kind, place.id)
  const gone = record ? undefined : await unit.read('gone', nameOf(place))
  return stateOf(phone, record, gone, await unit.read('copied', nameOf(place)))
}

async function letStand(unit: Unit, change: Change, own: State | undefined): Promise<void> {
  const { kind, id, changed, record } = change
  const gone = nameOf(change)
  if (record || own?.record) await unit.put(kind, id, record)
  if (!record) await unit.put('gone', gone, { id: gone, changed })
  else if (own && !own.record) await unit.put('gone', gone, null)
}

/** The box holds what stands here. */
export async function noteHeld(
  unit: Unit,
  state: Change,
  { round, n }: Pick<Reading, 'round' | 'n'>,
): Promise<void> {
  const id = nameOf(state)
  const changed = ((await unit.read('copied', id))?.changed ?? 0) + 1
  const { changed: at, heard } = state
  await unit.put('copied', id, { id, changed, at, dead: !state.record, heard, round, n })
}

/**
 * Older pages kept one mood a day, under its date: two phones that did not know of each other meant
 * two. Both phones give the one that has to move the same name.
 */
async function keepBeside(unit: Unit, mood: MoodEntry, { touch }: Reading): Promise<void> {
  const id = `${mood.date}-${mood.moodName}`
  if (mood.id !== mood.date || (await unit.read('moods', id))) return
  // Taken away by hand, it does not come back.
  if (await unit.read('gone', nameOf({ kind: 'moods', id }))) return
  await unit.put('moods', id, { ...mood, id })
  touch({ kind: 'moods', id })
}

async function setAside(unit: Unit, version: Version): Promise<void> {
  if (await unit.read('versions', version.id)) return
  // Thrown away by hand, it does not come back.
  if (await unit.read('gone', nameOf({ kind: 'versions', id: version.id }))) return
  await unit.put('versions', version.id, version)
}
