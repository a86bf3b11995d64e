import type { NewsChannel } from '../news.ts'
import type { Vault } from '../vault.ts'
import type { Gate, LockState } from './gate.ts'

/** What is shown follows the lock, and the lock is the same in all tabs. */
export function followLock(gate: Gate, vault: Vault, news: NewsChannel): void {
  let before: LockState = 'unknown'

  gate.watch(() => {
    const state = gate.state()
    if (state === before) return
    const wasShut = before === 'locked' || before === 'unknown'
    const was = before
    before = state
    if (state === 'locked') {
      vault.lock()
      // Another tab may have it open already: then nobody is asked twice.
      news.tell({ what: 'whoIsIn' })
    } else if (was !== 'unknown' || state === 'open') {
      if (wasShut || state === 'off') vault.unlock()
    }
  })

  news.listen((heard) => {
    if (heard.what === 'lock' || heard.what === 'erased') gate.look()
    if (heard.what === 'close') gate.leave()
    if (heard.what === 'whoIsIn') {
      const house = gate.house()
      if (house) news.tell({ what: 'in', house })
    }
    if (heard.what === 'in' && gate.state() === 'locked') gate.enter(heard.house)
  })
}
