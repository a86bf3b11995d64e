import { beginScreenAnew } from '#kit/page/web/screen-round.ts'
import { keepNow } from '#kit/web/keep-now.ts'
import type { NewsChannel } from '../news.ts'
import type { Vault } from '../vault.ts'
import { close } from './close.ts'
import type { Gate, LockState } from './gate.ts'

const fetchClosing = () => import('./close-by-itself.ts')
const fetchCopying = () => import('./follow-copy.ts')

/** What is shown follows the lock, and the lock is the same in all tabs. */
export function followLock(gate: Gate, vault: Vault, news: NewsChannel): void {
  let before: LockState = 'unknown'
  let stopClosing: (() => void) | undefined

  /** What was typed while it was locked joins what was begun before. */
  async function showOpened(): Promise<void> {
    keepNow()
    await vault.settled()
    await vault.unlock()
    beginScreenAnew()
  }

  async function closeByItself(): Promise<void> {
    const closing = await fetchClosing()
    if (gate.state() !== 'open' || stopClosing) return
    const after = () => gate.keyring()?.after ?? 'minute'
    stopClosing = closing.closeByItself(after, () => close(gate, vault))
  }

  /** Without a network for its code the copy waits until the vault is opened again. */
  async function keepCopy(): Promise<void> {
    const copying = await fetchCopying().catch(() => undefined)
    await copying?.followCopy(gate, vault).catch(() => {})
  }

  gate.watch(() => {
    const state = gate.state()
    if (state === before) return
    const wasLocked = before === 'locked'
    before = state
    if (state === 'open') {
      closeByItself()
      keepCopy()
    } else {
      stopClosing?.()
      stopClosing = undefined
    }
    if (state === 'locked') {
      vault.lock()
      // Another tab may have it open already: then nobody is asked twice.
      news.tell({ what: 'whoIsIn' })
    } else if (wasLocked) showOpened()
  })

  news.listen((heard) => {
    if (heard.what === 'lock' || heard.what === 'erased') gate.look()
    if (heard.what === 'close') close(gate, vault)
    if (heard.what === 'whoIsIn') {
      const house = gate.house()
      if (house) news.tell({ what: 'in', house })
    }
    if (heard.what === 'in' && gate.state() === 'locked') gate.enter(heard.house)
  })
}
