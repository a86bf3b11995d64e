import type { CopyRecords, TravellingKind } from './copy-shelf.ts'
import { hearOwn } from './heard.ts'
import type { State } from './merge-states.ts'
import type { Copied, Gone } from './own-records.ts'

/** Undefined where nothing is known to stand or to have been taken away. */
export function stateOf(
  phone: string,
  record: CopyRecords[TravellingKind] | undefined,
  gone: Gone | undefined,
  copied: Copied | undefined,
): State | undefined {
  const changed = record?.changed ?? gone?.changed
  if (changed === undefined) return undefined
  const known = copied?.heard ?? {}
  const isKnown = !!copied && isHeld({ changed, record: record ?? null }, copied)
  const heard = isKnown ? known : hearOwn(known, phone, changed)
  return { changed, record: record ?? null, heard }
}

/** Whether the box held what stands here, the last time something of this place was read there. */
function isHeld(state: Pick<State, 'changed' | 'record'>, copied: Copied): boolean {
  return copied.at === state.changed && copied.dead === !state.record
}

export function isOnBox(
  state: Pick<State, 'changed' | 'record'>,
  copied: Copied | undefined,
  round: number,
): boolean {
  return !!copied && copied.round === round && isHeld(state, copied)
}
