import type { Place } from '../merge/copy-shelf.ts'
import { createBox } from './box.ts'
import { readCopyState, showCopy, showNoCopy } from './copy-state.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { OpenVault } from './open-vault.ts'
import { createSealer } from './seal-entry.ts'
import { leaveOldBox } from './sync/leave-old-box.ts'
import { runSync, type Synced } from './sync/run-sync.ts'
import { CopyEnded, readKeys, readPlace } from './sync/sync-parts.ts'
import { createToSend, type ToSend } from './sync/to-send.ts'

let keeper: Keeper | undefined
let leave: () => void = () => {}

/** Keeps the copy of an opened vault up to date until the vault is locked. */
export async function keepCopying(open: OpenVault): Promise<void> {
  stopKeeping()
  const toSend = createToSend()
  const made = createKeeper({
    toSend,
    run: () => run(open, toSend),
    alone,
    show: (news) => (news.state === 'off' ? showNoCopy() : showCopy(news)),
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    now: Date.now,
    random: Math.random,
  })
  keeper = made
  leave = followDevice(open, made)
  const { last } = await readPlace(open.shelf)
  if (readCopyState().state === 'off') showCopy({ state: 'resting', last })
  void made.wake()
}

export function stopKeeping(): void {
  keeper?.stop()
  keeper = undefined
  leave()
  leave = () => {}
  showNoCopy()
}

/** Of what was written to the shelf past the vault, nobody else tells. */
export function noteChange(place: Place): void {
  keeper?.noteChange(place)
}

/** Brings the copy up to date now. */
export async function wakeCopy(): Promise<void> {
  await keeper?.wake()
}

function followDevice(open: OpenVault, made: Keeper): () => void {
  const wake = () => void made.wake()
  const turn = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const stopChanges = open.onChanged((place: Place) => made.noteChange(place))
  const stopClosed = open.onClosed(stopKeeping)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', turn)
  return () => {
    stopChanges()
    stopClosed()
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', turn)
  }
}

async function run({ shelf }: OpenVault, toSend: ToSend): Promise<Synced> {
  const keys = await readKeys(shelf)
  if (!keys) throw new CopyEnded()
  const { phone } = keys
  const parts = { shelf, phone, box: createBox(keys), sealer: await createSealer(keys) }
  const synced = await runSync({ ...parts, now: Date.now }, toSend)
  if (!synced.full) await leaveOldBox(shelf, createBox)
  return synced
}

/** Two tabs at once would be right as well, only twice the work. */
async function alone(work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request('sealed copy', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}
