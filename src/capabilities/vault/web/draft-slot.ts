import { makeRandomId } from '#kit/web/random-id.ts'

/** A place for one tab's unsaved words. */
export interface DraftSlot {
  readonly id: string
  release(): void
}

const mostSlots = 4

/**
 * Two tabs open on the same page would write over each other's draft, so each takes a slot of its
 * own and holds it by a lock, which the browser frees even when a tab dies.
 */
export async function claimSlot(place: string): Promise<DraftSlot> {
  for (const id of slotsOf(place)) {
    const release = await tryLock(id)
    if (release) return { id, release }
  }
  return { id: `${place}~${makeRandomId()}`, release: () => {} }
}

/** Slots nobody holds: what lies in them was left by a tab that closed. */
export async function findAbandonedSlots(place: string, own: string): Promise<readonly string[]> {
  const abandoned: string[] = []
  for (const id of slotsOf(place)) {
    if (id === own) continue
    const release = await tryLock(id)
    if (!release) continue
    release()
    abandoned.push(id)
  }
  return abandoned
}

function slotsOf(place: string): string[] {
  return Array.from({ length: mostSlots }, (_, index) =>
    index === 0 ? place : `${place}~${index}`,
  )
}

function tryLock(id: string): Promise<(() => void) | null> {
  const { locks } = navigator
  // Without locks (no https, an old browser) all tabs share the first slot, as best they can.
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    locks
      .request(`draft ${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(() => resolve(() => {}))
  })
}
