import type { Tongue } from './tongue.ts'

export const presses = 30

export interface FormFigures {
  readonly poems: number
  readonly lines: number
  readonly about: number
  readonly repeated: number
  /** At which press, on average, a line first comes again. */
  readonly firstRepeat: number
  readonly slowest: number
  readonly faults: Readonly<Record<string, number>>
}

/** Thirty presses of “again” on each topic, as one visitor makes them. */
export async function measureForm(
  tongue: Tongue,
  form: string,
  topics: readonly string[],
): Promise<FormFigures> {
  const found = { poems: 0, lines: 0, about: 0, repeated: 0, slowest: 0 }
  const faults: Record<string, number> = {}
  const count = (name: string, isSo: boolean) => {
    faults[name] = (faults[name] ?? 0) + Number(isSo)
  }
  let firsts = 0
  for (const topic of topics) {
    const heard = new Set<string>()
    let first = presses + 1
    for (let press = 1; press <= presses; press += 1) {
      const before = performance.now()
      const poem = await tongue.compose(topic, form, `visitor ${press}`)
      if (found.poems > 0) found.slowest = Math.max(found.slowest, performance.now() - before)
      found.poems += 1
      for (const line of poem.lines.filter((each) => each !== '')) {
        found.lines += 1
        found.about += Number(tongue.isAbout(line, topic, poem))
        if (heard.has(line)) {
          found.repeated += 1
          first = Math.min(first, press)
        }
        heard.add(line)
        for (const [name, isSo] of Object.entries(tongue.lineFaults)) count(name, isSo(line))
      }
      for (const [name, isSo] of Object.entries(tongue.faults)) count(name, isSo(poem, topic))
    }
    firsts += first
  }
  return { ...found, firstRepeat: firsts / topics.length, faults }
}
