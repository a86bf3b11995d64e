import { writeFileSync } from 'node:fs'
import { makeHeads, readText } from '../../src/knowledge/hearing/ear.ts'
import { mostLikely } from '../../src/knowledge/hearing/model/judge-stretches.ts'
import { drawCurve, type Line } from './draw-curve.ts'
import { learnNeed, makeTell } from './learn.ts'
import { type Example, readCorpora } from './read-corpora.ts'
import { readLexicon } from './read-lexicon.ts'
import { scriptOf, scripts } from './script-of.ts'

const parts = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]
const falseAlarms = 0.08

/** What each doubling of the families brings, at 8 % false alarms among the look-alikes. */
export function printCurve(): void {
  const written = ['need', 'look-alikes', 'everyday'].flatMap(readCorpora)
  const families = [...new Set(written.map(({ family }) => family))].sort()
  const place = new Map(families.map((family, at) => [family, (at * 7919) % families.length]))
  const tell = makeTell(readLexicon())
  const tests = readCorpora('test-plain').map((example) => ({
    ...example,
    script: scriptOf(example.text),
    read: readText(example.text),
  }))
  console.log(`\n### Noticed at ${falseAlarms * 100} % false alarms, by how much was learnt from\n`)
  console.log(`| texts | ${scripts.join(' | ')} |\n|---|---|---|---|`)
  const lines = scripts.map((name): Line & { points: [number, number][] } => ({ name, points: [] }))
  for (const part of parts) {
    const own = written.filter(({ family }) => (place.get(family) ?? 0) < families.length * part)
    const heads = makeHeads(learnNeed(tell(own)))
    const risk = (read: ReturnType<typeof readText>) =>
      Math.max(0, ...heads.judge(read).map(({ scores }) => mostLikely(scores).sureness))
    const cells = scripts.map((script, line) => {
      const mine = tests.filter((one) => one.script === script)
      const risks = (room: string, is: (one: Example) => boolean) =>
        mine
          .filter((one) => one.room.endsWith(`${room}.txt`) && is(one))
          .map(({ read }) => risk(read))
      const quiet = risks('look-alikes', () => true).sort((a, b) => b - a)
      const limit = quiet[Math.floor(quiet.length * falseAlarms)] ?? 1
      const cries = risks('need', ({ labels }) => labels[0] !== 'none')
      const share = cries.filter((one) => one > limit).length / cries.length
      lines[line]?.points.push([own.length, share])
      return `${Math.round(100 * share)} %`
    })
    console.log(`| ${own.length} | ${cells.join(' | ')} |`)
  }
  writeFileSync('docs/hearing.svg', drawCurve(lines))
}
