import type { Stage, StageTally } from './stage.ts'
import type { Took } from './testing/tally.ts'

interface Ran {
  readonly title: string
  readonly seconds: number
  readonly tally: StageTally
}

/** Runs all, even after a failure: one run should tell everything that is wrong. */
export async function runStages(stages: readonly Stage[]): Promise<never> {
  const all: Ran[] = []
  for (const stage of stages) all.push(await runOne(stage))
  const total = (what: 'passed' | 'failed' | 'skipped') =>
    all.reduce((sum, { tally }) => sum + tally[what], 0)

  tellWhatTookLongest(all)
  const again = all.flatMap(({ tally }) => tally.neededSecondTry ?? [])
  tell('Passed only the second time', again)
  const broken = all.filter(({ tally }) => tally.failed > 0)
  tell(
    'Not right yet',
    broken.map(({ title }) => title),
  )

  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`)
  process.exit(total('failed') > 0 ? 1 : 0)
}

async function runOne({ title, run }: Stage): Promise<Ran> {
  process.stdout.write(`\n▸ ${title}\n`)
  const began = performance.now()
  const tally = await run().catch((error): StageTally => {
    process.stderr.write(`${error}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = (performance.now() - began) / 1000
  const counted = `${tally.passed} passed, ${tally.failed} failed`
  process.stdout.write(`  ${counted} in ${seconds.toFixed(1)} s\n`)
  return { title, seconds, tally }
}

function tellWhatTookLongest(all: readonly Ran[]): void {
  const stages = all.map(({ title, seconds }) => ({ name: title, seconds }))
  const longest = (lists: readonly (readonly Took[])[]) =>
    lists
      .flat()
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  tell('Longest stages', longest([stages]))
  tell('Longest files', longest(all.map(({ tally }) => tally.files ?? [])))
  tell('Longest tests', longest(all.map(({ tally }) => tally.tests ?? [])))
}

function tell(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n  ${lines.join('\n  ')}\n`)
}
