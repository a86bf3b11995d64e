import { useSyncExternalStore } from 'react'
import type { Holding } from './safe-shelf.ts'

export interface Health {
  readonly holding: Holding
  /** The browser has said that it may clear what is kept when space runs low. */
  readonly mayBeCleared: boolean
}

const atFirst: Health = { holding: 'device', mayBeCleared: false }
let health = atFirst
let asked = false
const listeners = new Set<() => void>()

function note(news: Partial<Health>): void {
  const next = { ...health, ...news }
  if (next.holding === health.holding && next.mayBeCleared === health.mayBeCleared) return
  health = next
  for (const listener of listeners) listener()
}

export function noteHolding(holding: Holding): void {
  note({ holding })
}

/** Whether what is written now outlives the tab. */
export function isHeldOnDevice(): boolean {
  return health.holding === 'device'
}

/** After the first save of a visit: before it nobody has anything to lose, and one browser asks. */
export async function noteKept(): Promise<void> {
  if (asked || health.holding !== 'device') return
  asked = true
  try {
    const { storage } = navigator
    const stays = (await storage.persisted()) || (await storage.persist())
    note({ mayBeCleared: !stays })
  } catch {
    note({ mayBeCleared: true })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useHealth(): Health {
  return useSyncExternalStore(
    subscribe,
    () => health,
    () => atFirst,
  )
}
