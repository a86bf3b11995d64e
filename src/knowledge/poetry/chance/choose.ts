import type { Random } from './seeded-random.ts'

export function pickOne<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to choose from')
  return list[Math.floor(random() * list.length)] as T
}

/** The list in a drawn order; the list itself is left as it was. */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const drawn = [...list]
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T]
  }
  return drawn
}

const choice = /\[([^[\]]*)\]/g

/** Settles every written choice, `a [slow|long] road`, by drawing one of its readings. */
export function settle(random: Random, text: string): string {
  return text.replace(choice, (_, readings: string) => pickOne(random, readings.split('|')))
}

/** Every text that its written choices let it become. */
export function everyReading(text: string): string[] {
  const first = /\[([^[\]]*)\]/.exec(text)
  if (first === null) return [text]
  const [written, readings = ''] = first
  const before = text.slice(0, first.index)
  const endings = everyReading(text.slice(first.index + written.length))
  return readings
    .split('|')
    .flatMap((reading) => endings.map((ending) => before + reading + ending))
}

/** Draws a line and settles its choices: the way nearly every sentence here is made. */
export function say(random: Random, lines: readonly string[]): string {
  return settle(random, pickOne(random, lines))
}

/** Fills the `{name}` places of a line. A place nobody fills is a mistake the tests catch. */
export function fill(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
