import { makeHeads, type Read } from './ear.ts'
import { type Harm, harms, type Place } from './heard.ts'
import { packedHarm } from './learnt/harm.ts'
import { mostLikely } from './model/judge-stretches.ts'

const heads = makeHeads(packedHarm)
/** How sure it must be: a post that is refused though it meant no harm is a door shut. */
const enough = 0.985

/** What in a text would harm others, and where: the likeliest of a stretch that is sure to do harm. */
export function harmIn(read: Read): { harm: Harm[]; places: Place[] } {
  const places: Place[] = []
  for (const { stretch, scores } of heads.judge(read)) {
    const { sureness, head } = mostLikely(scores)
    if (sureness < enough) continue
    const start = read.words[stretch.from]?.start ?? 0
    const end = read.words[stretch.to - 1]?.end ?? 0
    places.push({ what: harms[head] as Harm, start, end })
  }
  return { harm: harms.filter((harm) => places.some(({ what }) => what === harm)), places }
}
