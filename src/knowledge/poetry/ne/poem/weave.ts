import { settle } from '../../chance/choose.ts'
import type { Random } from '../../chance/seeded-random.ts'
import { isGrave } from './grave.ts'
import type { Subject } from './subject.ts'

/** Scans wherever the other stand-ins do not: "this hour". */
const nameless = 'यो घडी'
/** Fewer lines than these with the topic's own name, and its other words help out. */
const fewLines = 5

/**
 * The lines of which the templates still scan with the topic's word in them. Where no word of the
 * topic scans, a stand-in points at the title.
 */
export function weaveWord(
  templates: readonly string[],
  { words, standIn, mourns }: Subject,
  scans: (line: string) => boolean,
  random: Random,
): string[] {
  const woven: string[] = []
  for (const word of [...words, standIn, nameless]) {
    if (woven.length > fewLines || (!words.includes(word) && woven.length > 0)) break
    for (const template of templates) {
      const settled = settle(random, template)
      const line = settled.replaceAll('{X}', word)
      if (scans(line) && (word === nameless || !mourns || isGrave(settled))) woven.push(line)
    }
  }
  return woven
}
