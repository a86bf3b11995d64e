/**
 * What went into a state of a record: for each phone, the last of its changes that it knows. One
 * state that covers another was written by somebody who had it before their eyes; of two that
 * cover neither, both were written without the other.
 */
export type Heard = Readonly<Record<string, number>>

export function covers(one: Heard, other: Heard): boolean {
  return Object.entries(other).every(([phone, moment]) => (one[phone] ?? 0) >= moment)
}

/**
 * A change of this phone on top of what is known. Later than all of it, even where the clock has
 * stepped back: what covers another is then always the newer of the two.
 */
export function hearOwn(known: Heard, phone: string, changed: number): Heard {
  return { ...known, [phone]: Math.max(changed, momentOf(known) + 1) }
}

export function momentOf(heard: Heard): number {
  return Math.max(0, ...Object.values(heard))
}
