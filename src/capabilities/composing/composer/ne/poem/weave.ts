import { settle } from '../choose.ts'
import type { ComposeSeed } from '../seeded-random.ts'

const nameless = 'यो कुरा'
/** Fewer lines than these with the topic's own name, and its other words help out. */
const fewLines = 5

/**
 * The lines of which the templates still scan with the topic's word in them. Where no word of the
 * topic scans, they say "this matter", which the title names.
 */
export function weaveWord(
  templates: readonly string[],
  words: readonly string[],
  scans: (line: string) => boolean,
  seed: ComposeSeed,
): string[] {
  const woven: string[] = []
  for (const word of [...words, nameless]) {
    if (woven.length > fewLines || (word === nameless && woven.length > 0)) break
    for (const template of templates) {
      const line = settle(template, seed).replaceAll('{X}', word)
      if (scans(line)) woven.push(line)
    }
  }
  return woven
}
