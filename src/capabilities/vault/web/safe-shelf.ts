import { joinTexts } from '#kit/text/join-texts.ts'
import type { Draft, Kind, Records } from '../records.ts'
import { StorageRefused } from './connection.ts'
import { createHeldRecords, type HeldRecord } from './held-records.ts'
import { type Shelf, type Step, VaultLocked, type Written } from './shelf.ts'

/** Where new words go: onto the device, or into this tab because it is full, refuses or is locked. */
export type Holding = 'device' | 'full' | 'refused' | 'locked'

/** The device has no room for what was to be written whole. */
export class DeviceFull extends Error {
  override name = 'DeviceFull'
}

export interface SafeShelf extends Shelf {
  /** As `write`, for what can be had again: a full device takes all of it or throws, and nothing is held. */
  writeWhole(steps: readonly Step[]): Promise<Written>
  /** Tries to bring to the device what only this tab holds. */
  settle(): Promise<void>
  /** Forgets what only this tab holds. */
  forget(): void
}

/**
 * Whatever the device does not take is held in memory for the session and shown as if it had been
 * taken: nothing typed is lost while the tab lives. Each later write brings the rest along.
 */
export function createSafeShelf(disk: Shelf, tellHolding: (holding: Holding) => void): SafeShelf {
  const held = createHeldRecords()
  let holding: Holding = 'device'
  let queue: Promise<unknown> = Promise.resolve()

  function onHolding(now: Holding): void {
    holding = now
    tellHolding(now)
  }

  /** One write after another: two at once could each see what the other is about to change. */
  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = queue.then(task)
    queue = turn.catch(() => {})
    return turn
  }

  /** One by one: a page too large for the room that is left must not keep the others out. */
  async function settleNow(): Promise<void> {
    for (const each of held.all()) {
      try {
        const step = await stepOverDisk(disk, each)
        if (!step || (await disk.write([step])) === 'written') held.drop(each)
      } catch {
        // No room for this one yet.
      }
    }
    if (held.size() === 0) onHolding('device')
  }

  async function writeNow(steps: readonly Step[], mayBeHeld: boolean): Promise<Written> {
    if (held.size() > 0) await settleNow()
    if (steps.some((step) => isOvertaken(step, held.find(step)))) return 'overtaken'
    let isBlind = steps.some((step) => held.isBlind(step))
    if (!steps.some((step) => held.find(step) !== undefined)) {
      try {
        return await disk.write(steps)
      } catch (error) {
        const now = holdingAfter(error)
        if (now !== 'refused' && !mayBeHeld) throw now === 'full' ? new DeviceFull() : error
        onHolding(now)
        isBlind = now === 'locked'
      }
    }
    if (holding === 'full' && !mayBeHeld) throw new DeviceFull()
    held.put(steps, isBlind)
    return 'written'
  }

  async function unlessRefused<Value>(reading: Promise<Value>, nothing: Value): Promise<Value> {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof StorageRefused)) throw error
      onHolding('refused')
      return nothing
    }
  }

  return {
    async walk(kind, take) {
      const own = held.ofKind(kind)
      if (own.length > 0 && !take(own)) return
      const isOurs = ({ id }: { id: string }) => held.find({ kind, id }) !== undefined
      await unlessRefused(
        disk.walk(kind, (batch) =>
          take(held.size() === 0 ? batch : batch.filter((record) => !isOurs(record))),
        ),
        undefined,
      )
    },

    async read<K extends Kind>(kind: K, id: string) {
      const own = held.find({ kind, id })
      if (own !== undefined) return (own as Records[K] | null) ?? undefined
      // A place that cannot be read counts as empty: what is then written there stays in the tab.
      return disk.read(kind, id).catch(() => undefined)
    },

    write: (steps) => inTurn(() => writeNow(steps, true)),

    writeWhole: (steps) => inTurn(() => writeNow(steps, false)),

    settle: () => inTurn(settleNow),

    forget: () => held.clear(),

    eraseAll: () =>
      inTurn(async () => {
        await unlessRefused(disk.eraseAll(), undefined)
        held.clear()
      }),
  }
}

function isOvertaken(step: Step, own: HeldRecord['record'] | undefined): boolean {
  return own !== undefined && (own?.changed ?? null) !== step.seen
}

/** Another tab may have reached the device meanwhile: of two copies the newer stays. */
async function stepOverDisk(disk: Shelf, own: HeldRecord): Promise<Step | null> {
  const found = await disk.read(own.kind, own.id)
  if (found && own.record && own.kind === 'drafts') return joinedDraft(found as Draft, own)
  if (found && own.record && found.changed >= own.record.changed) return null
  if (!found && !own.record) return null
  // What was let go is what was typed in front of the lock, not the draft that lies behind it.
  if (own.isBlind && own.kind === 'drafts' && !own.record) return null
  return { ...own, seen: found?.changed ?? null }
}

/** Typed where nobody could see what was begun before, as while it was locked: both stay. */
function joinedDraft(found: Draft, own: HeldRecord): Step {
  const record = own.record as Draft
  const isSame = found.text === record.text || found.text.endsWith(record.text)
  const text = isSame ? found.text : joinTexts(found.text, record.text)
  const changed = Math.max(found.changed + 1, record.changed)
  return { ...own, seen: found.changed, record: { ...found, ...record, text, changed } }
}

function holdingAfter(error: unknown): Holding {
  if (error instanceof VaultLocked) return 'locked'
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'refused'
}
