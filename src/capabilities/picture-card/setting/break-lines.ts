export interface Line {
  readonly text: string
  /** The second half of a line too long for the picture, set in as printers do. */
  readonly isHanging: boolean
}

/** How wide a text is at a size of one pixel. */
export type Measure = (text: string) => number

/** What is left of a line of verse stands so far in. */
export const hang = 1.4

export function breakLine(line: string, width: number, setIn: number, measure: Measure): Line[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word
    const most = lines.length > 0 ? width - setIn : width
    if (current && measure(longer) > most) {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  const all = setIn > 0 ? withoutLoneWord([...lines, current]) : [...lines, current]
  return all.map((text, place) => ({ text, isHanging: place > 0 }))
}

/** A word left over from a line of verse takes the one before it along. */
function withoutLoneWord(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? ''
  const words = lines.at(-2)?.split(' ') ?? []
  if (last.includes(' ') || words.length < 3) return lines
  return [...lines.slice(0, -2), words.slice(0, -1).join(' '), `${words.at(-1)} ${last}`]
}

/** As few lines as there can be, all about as long: no word is left alone under the others. */
export function breakEvenly(line: string, width: number, measure: Measure): Line[] {
  const { length } = breakLine(line, width, 0, measure)
  let narrow = width / length
  let wide = width
  for (let halving = 0; halving < 8; halving++) {
    const middle = (narrow + wide) / 2
    if (breakLine(line, middle, 0, measure).length > length) narrow = middle
    else wide = middle
  }
  // Prose may be divided anywhere: none of its lines hangs from another.
  return breakLine(line, wide, 0, measure).map(({ text }) => ({ text, isHanging: false }))
}
