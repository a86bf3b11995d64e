/**
 * Our own poems, form by form: how many lines are about the topic, how soon they repeat over thirty
 * presses, and what is wrong in them.
 *
 *   node bench/poems.ts [en|np] [form]
 *
 * Words of a language lie in text files that only a bundler opens, so it is asked for them.
 */
import { createServer } from 'vite'
import { type FormFigures, measureForm } from './poems/measure-form.ts'
import type { Tongue } from './poems/tongue.ts'

const [wanted, wantedForm] = process.argv.slice(2)
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  logLevel: 'error',
})
for (const name of ['en', 'np'].filter((each) => !wanted || each === wanted)) {
  const { tongue } = (await vite.ssrLoadModule(`/bench/poems/${name}.ts`)) as { tongue: Tongue }
  for (const form of tongue.forms.filter((each) => !wantedForm || each === wantedForm)) {
    for (const set of ['known', 'unknown'] as const) {
      const figures = await measureForm(tongue, form, tongue[set])
      process.stdout.write(
        `${`${name} ${form} ${set}`.padEnd(24)} ${sentenceOf(tongue, figures)}\n`,
      )
    }
  }
}
await vite.close()

function sentenceOf(tongue: Tongue, { poems, lines, faults, ...found }: FormFigures): string {
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
  const wrong = Object.entries(faults).map(
    ([name, times]) => `${name} ${share(times, name in tongue.lineFaults ? lines : poems)}`,
  )
  return [
    `about ${share(found.about, lines)}`,
    `repeated ${share(found.repeated, lines)}`,
    `first repeat at press ${found.firstRepeat.toFixed(1)}`,
    ...wrong,
    `slowest ${found.slowest.toFixed(0)} ms`,
  ].join(', ')
}
