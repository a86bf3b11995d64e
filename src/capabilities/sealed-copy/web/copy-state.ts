import { makeStore, useStore } from '#kit/web/make-store.ts'

export interface CopyShown {
  readonly state: 'off' | 'resting' | 'working' | 'offline' | 'failed' | 'full'
  /** When this phone and the copy were last known to be the same; 0 where that is not known. */
  readonly last: number
  /** The box is not there any more: deleted from another phone, or unopened for too long. */
  readonly isGone: boolean
  /** Records that are too long for the copy. */
  readonly tooLong: number
  /** Entries of the box that were damaged, or that nobody with these words wrote. */
  readonly unread: number
}

const off: CopyShown = { state: 'off', last: 0, isGone: false, tooLong: 0, unread: 0 }
const shown = makeStore<CopyShown>(off)

export const useCopyState = (): CopyShown => useStore(shown)
export const readCopyState = shown.read

export function showCopy(news: Partial<CopyShown>): void {
  shown.change((now) => ({ ...now, ...news }))
}

export function showNoCopy(): void {
  shown.change(() => off)
}
