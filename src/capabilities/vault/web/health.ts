import { makeStore, useStore } from '#kit/web/make-store.ts'
import type { Holding } from './safe-shelf.ts'

export interface Health {
  readonly holding: Holding
  /** The browser has said that it may clear what is kept when space runs low. */
  readonly mayBeCleared: boolean
}

const health = makeStore<Health>({ holding: 'device', mayBeCleared: false })
let asked = false

export const useHealth = (): Health => useStore(health)

export function noteHolding(holding: Holding): void {
  health.change((now) => (now.holding === holding ? now : { ...now, holding }))
}

/** Whether what is written now outlives the tab. */
export function isHeldOnDevice(): boolean {
  return health.read().holding === 'device'
}

/** After the first save of a visit: before it nobody has anything to lose, and one browser asks. */
export async function noteKept(): Promise<void> {
  if (asked || !isHeldOnDevice()) return
  asked = true
  const mayBeCleared = !(await isPersistent().catch(() => false))
  if (mayBeCleared) health.change((now) => ({ ...now, mayBeCleared }))
}

async function isPersistent(): Promise<boolean> {
  const { storage } = navigator
  return (await storage.persisted()) || (await storage.persist())
}
