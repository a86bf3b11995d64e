import { makeHeads, type Read } from './ear.ts'
import { type Harm, harms, type Place } from './heard.ts'
import { packedHarm } from './learnt/harm.ts'

const heads = makeHeads(packedHarm)
/** How sure it must be: a post that is refused though it meant no harm is a door shut. */
const enough = 0.5

/** What in a text would harm others, and where. */
export function harmIn(read: Read): { harm: Harm[]; places: Place[] } {
  const places: Place[] = []
  for (const { stretch, scores } of heads.judge(read)) {
    const sureness = surenessOf(scores)
    harms.forEach((harm, at) => {
      if ((sureness[at] as number) < enough) return
      const start = read.words[stretch.from]?.start ?? 0
      const end = read.words[stretch.to - 1]?.end ?? 0
      places.push({ what: harm, start, end })
    })
  }
  return { harm: harms.filter((harm) => places.some(({ what }) => what === harm)), places }
}

function surenessOf(scores: Float32Array): number[] {
  const risen = [...scores].map(Math.exp)
  const sum = risen.reduce((all, one) => all + one, 1)
  return risen.map((one) => one / sum)
}
