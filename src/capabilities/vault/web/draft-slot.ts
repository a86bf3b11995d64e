import { makeRandomId } from '#kit/web/random-id.ts'

/** A place for one tab's unsaved words. */
export interface DraftSlot {
  readonly id: string
  release(): void
}

const mostSlots = 4

/** For as long as a screen may take to begin anew. */
const handOverMillis = 100
const leftHere = new Map<string, DraftSlot>()

/**
 * Two tabs open on the same page would write over each other's draft, so each takes a slot of its
 * own and holds it by a lock, which the browser frees even when a tab dies.
 */
export async function claimSlot(place: string): Promise<DraftSlot> {
  const left = leftHere.get(place)
  if (leftHere.delete(place) && left) return left
  for (const id of slotsOf(place)) {
    const release = await tryLock(id)
    if (release) return { id, release }
  }
  return { id: `${place}~${makeRandomId()}`, release: () => {} }
}

/**
 * A screen that begins anew asks for its slot in the very moment it gives it back, and the browser
 * frees a lock a little later: without this it would not find its own words.
 */
export function leaveSlot(place: string, slot: DraftSlot): void {
  leftHere.get(place)?.release()
  leftHere.set(place, slot)
  setTimeout(() => {
    if (leftHere.get(place) !== slot) return
    leftHere.delete(place)
    slot.release()
  }, handOverMillis)
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
