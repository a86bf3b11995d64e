import type { ComposeSeed } from './seeded-random.ts'

export function chooseOne<T>(from: readonly T[], seed: ComposeSeed): T {
  if (from.length === 0) throw new RangeError('nothing to choose from')
  return from[Math.floor(seed.next() * from.length)] as T
}

/** Some of them, each at most once, in a new order. */
export function chooseSome<T>(from: readonly T[], count: number, seed: ComposeSeed): T[] {
  const rest = [...from]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(seed.next() * rest.length), 1))
  }
  return chosen
}

const alternatives = /\[([^\]]*)\]/g

/** '[मेरो|हाम्रो] घर' becomes one of its readings. */
export function settle(template: string, seed: ComposeSeed): string {
  return template.replace(alternatives, (_, options: string) => chooseOne(options.split('|'), seed))
}

/** All readings of a template, for the tests that scan every one. */
export function everyReading(template: string): string[] {
  const first = /\[([^\]]*)\]/.exec(template)
  if (!first) return [template]
  const [whole, options = ''] = first
  return options
    .split('|')
    .flatMap((option) =>
      everyReading(
        template.slice(0, first.index) + option + template.slice(first.index + whole.length),
      ),
    )
}

/** Non-blank lines of a block of text, without their indentation. */
export function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
