/** One script's share noticed at each amount of texts. */
export interface Line {
  readonly name: string
  readonly points: readonly (readonly [texts: number, share: number])[]
}

const width = 640
const height = 320
const left = 56
const bottom = 48
const colours = ['#8a3b1f', '#1f5f8a', '#3d7a2a']

/** A plain picture of the curve: each step to the right doubles what was learnt from. */
export function drawCurve(lines: readonly Line[]): string {
  const amounts = lines[0]?.points.map(([texts]) => texts) ?? []
  const x = (at: number) => left + (at * (width - left - 96)) / Math.max(1, amounts.length - 1)
  const y = (share: number) => 16 + (1 - share) * (height - bottom - 16)
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${left} ${y(share)}H${width - 96}" stroke="#ccc"/><text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  )
  const marks = amounts.map(
    (texts, at) => `<text x="${x(at)}" y="${height - 24}" text-anchor="middle">${texts}</text>`,
  )
  const drawn = lines.map(({ name, points }, line) => {
    const colour = colours[line] ?? '#333'
    const path = points
      .map(([, share], at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(share)}`)
      .join('')
    const last = points.at(-1)?.[1] ?? 0
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${width - 88}" y="${y(last) + 4 + (line - 1) * 12}" fill="${colour}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12"><title>How much need is noticed at 8 % false alarms, by how many texts were learnt from</title><rect width="100%" height="100%" fill="#fff"/>${[...rules, ...marks, ...drawn].join('')}<text x="${left}" y="${height - 6}">texts learnt from</text></svg>\n`
}
