import { splitAksharas } from '#kit/text/aksharas.ts'

/** The lines of a मुक्तक are nearly equal: within these, and a singer stretches the rest. */
const shortest = 12
const longest = 18

export function isSingable(line: string): boolean {
  const length = splitAksharas(line).length
  return length >= shortest && length <= longest
}
