/** A share with its interval by Wilson, 95 %: `57/94 = 61 % (51–70)`. */
export interface Share {
  readonly hits: number
  readonly of: number
}

export function writeShare({ hits, of }: Share): string {
  if (of === 0) return '–'
  const [low, high] = intervalOf({ hits, of })
  return `${hits}/${of} = ${percent(hits / of)} % (${percent(low)}–${percent(high)})`
}

function intervalOf({ hits, of }: Share): [low: number, high: number] {
  const z = 1.96
  const p = hits / of
  const middle = p + (z * z) / (2 * of)
  const reach = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return [(middle - reach) / whole, (middle + reach) / whole]
}

function percent(share: number): string {
  return String(Math.round(share * 100))
}
