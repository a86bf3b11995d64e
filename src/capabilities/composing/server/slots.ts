/** So many at once and no more: writing for some must not slow down everything for all. */
export interface Slots {
  /** The way to give the slot back, or undefined when none is free. */
  take(): (() => void) | undefined
}

export function createSlots(most: number): Slots {
  let taken = 0
  return {
    take() {
      if (taken >= most) return undefined
      taken += 1
      let given = false
      return () => {
        if (!given) taken -= 1
        given = true
      }
    },
  }
}
