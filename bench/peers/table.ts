import { costOf, type Result, rateOf, timesAsFast, waitOf } from './rounds.ts'

export type Row = readonly string[]

export function printTable(title: string, head: Row, rows: readonly Row[]): void {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (row: Row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  process.stdout.write(`\n${[title, line(head), ...rows.map(line)].join('\n')}\n`)
}

/** Requests a second of each, and how many times as fast the first one is. */
export function printRates(
  title: string,
  what: string,
  results: readonly Result[],
  more: (place: number) => Row = () => [],
  moreHead: Row = [],
): void {
  const [first] = results
  if (!first) return
  printTable(
    title,
    ['', what, 'p50', 'p99', 'failed', 'processor each', `${first.name} is`, ...moreHead],
    results.map((result, place) => [
      result.name,
      `${whole(rateOf(result))}/s`,
      millis(waitOf(result, 0.5)),
      millis(waitOf(result, 0.99)),
      whole(result.rounds.reduce((sum, { failed }) => sum + failed, 0)),
      processor(costOf(result)),
      place === 0 ? '' : times(timesAsFast(first, result)),
      ...more(place),
    ]),
  )
  const busiest = Math.max(...results.flatMap(({ rounds }) => rounds.map((r) => r.ownShare)))
  process.stdout.write(
    `(medians of ${first.rounds.length} rounds in turn; the asking client used at most ${Math.round(busiest * 100)} % of a processor)\n`,
  )
}

export function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

export function millis(number: number): string {
  return `${number.toFixed(number < 10 ? 2 : 0)} ms`
}

export function processor(cost: number): string {
  return Number.isNaN(cost) ? '' : `${cost.toFixed(cost < 1 ? 3 : 2)} ms`
}

function times(number: number): string {
  return `${number.toFixed(number < 10 ? 2 : 0)} x as fast`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
