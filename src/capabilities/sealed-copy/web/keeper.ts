import { Refusal } from '#kit/http/web/ask-server.ts'
import type { Place } from '../merge/copy-shelf.ts'
import type { CopyShown } from './copy-state.ts'
import type { Synced } from './sync/run-sync.ts'
import { CopyEnded } from './sync/sync-parts.ts'
import type { ToSend } from './sync/to-send.ts'

export interface KeeperParts {
  readonly toSend: ToSend
  run(): Promise<Synced>
  /** Does the work unless another tab is doing it; false where it was not done. */
  alone(work: () => Promise<void>): Promise<boolean>
  show(news: Partial<CopyShown>): void
  isOnline(): boolean
  isVisible(): boolean
  now(): number
  /** From 0 up to 1. */
  random(): number
}

/** When the copy is brought up to date. */
export interface Keeper {
  /** Something was written here. */
  noteChange(place: Place): void
  /** Now, or as soon as the run that is under way has ended; waits for its end. */
  wake(): Promise<void>
  stop(): void
}

const afterChange = 2_000
/** A story is written down at every letter. */
const afterDraft = 15_000
const whileVisible = 60_000
const firstPause = 5_000
const longestPause = 10 * 60_000

export function createKeeper(parts: KeeperParts): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  let running: Promise<void> | undefined
  let failures = 0
  let notBefore = 0
  let isStopped = false

  /** The earliest wish counts: whoever goes on typing must not put off what waits. */
  function runIn(millis: number): void {
    const wanted = Math.max(parts.now() + millis, notBefore)
    if (isStopped || wanted >= due) return
    due = wanted
    clearTimeout(timer)
    timer = setTimeout(go, Math.max(0, wanted - parts.now()))
  }

  function go(): Promise<void> {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
    running ??= runNow().finally(() => {
      running = undefined
    })
    return running
  }

  async function runNow(): Promise<void> {
    if (isStopped) return
    if (!parts.isOnline()) return parts.show({ state: 'offline' })
    const isDone = await parts.alone(runAlone).catch((error) => fail(error))
    if (isDone === false) runIn(firstPause)
    else if (isDone && parts.isVisible()) runIn(whileVisible)
  }

  async function runAlone(): Promise<void> {
    parts.show({ state: 'working' })
    const { full, tooLong, unread } = await parts.run()
    failures = 0
    notBefore = 0
    const last = parts.now()
    const state = full ? 'full' : 'resting'
    parts.show({ state, isGone: false, tooLong, unread, ...(!full && { last }) })
  }

  function fail(error: unknown): undefined {
    if (isStopped || error instanceof CopyEnded) return
    const refusal = error instanceof Refusal ? error : undefined
    const isGone = refusal?.code === 'unknown_box'
    parts.show({ state: refusal?.offline ? 'offline' : 'failed', isGone })
    // Nobody but a person can say whether it shall be begun anew.
    if (isGone) return
    failures++
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1))
    const told = (refusal?.retryAfter ?? 0) * 1000
    notBefore = parts.now() + Math.max(told, pause * (0.5 + parts.random() / 2))
    runIn(0)
  }

  return {
    noteChange(place) {
      parts.toSend.note(place)
      runIn(place.kind === 'drafts' ? afterDraft : afterChange)
    },

    async wake() {
      // A network that came back is no reason to wait on; what a server asked for is.
      if (failures < 3) notBefore = 0
      await running
      await go()
    },

    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
