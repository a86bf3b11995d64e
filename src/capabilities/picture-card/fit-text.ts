export interface Line {
  readonly text: string
  /** The second half of a line too long for the picture, set in as printers do. */
  readonly isHanging: boolean
}

export interface FittedText {
  readonly size: number
  readonly leading: number
  /** An empty place stands between two stanzas. */
  readonly lines: readonly (Line | null)[]
  readonly height: number
}

export interface Room {
  readonly width: number
  readonly height: number
  readonly leading: number
  /** How wide a text is at a size of one pixel. */
  measure(text: string): number
}

const sizes = [70, 64, 59, 54, 48, 43, 39, 35, 32, 29, 26, 24] as const
/** Below this it is kinder to break a line of verse than to make all of it smaller. */
const smallestUnbroken = 35
const hang = 1.4
const betweenStanzas = 0.6

/**
 * The largest size at which everything stands in the room. Verse would rather be smaller than have
 * its lines broken, down to where it would be hard to read; prose is broken anyway.
 */
export function fitText(text: string, room: Room): FittedText {
  const tries = sizes.map((size) => setText(text, size, room))
  const fitting = tries.filter(({ height }) => height <= room.height)
  const whole = fitting.find(
    ({ size, lines }) => size >= smallestUnbroken && !lines.some((line) => line?.isHanging),
  )
  return (isVerse(text) && whole) || fitting[0] || cutText(tries.at(-1) as FittedText, room)
}

/** Who breaks lines means them. */
export function isVerse(text: string): boolean {
  return text.trim().includes('\n')
}

function setText(text: string, size: number, room: Room): FittedText {
  const setIn = isVerse(text) ? hang : 0
  const lines = text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.trim()) return [null]
      const width = room.width / size
      return setIn
        ? breakLine(line.trim(), width, setIn, room.measure)
        : breakEvenly(line.trim(), width, room.measure)
    })
  return withHeight({ size, leading: size * room.leading, lines })
}

function breakLine(line: string, width: number, setIn: number, measure: Room['measure']): Line[] {
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
  return [...lines, current].map((text, place) => ({ text, isHanging: place > 0 }))
}

/** As few lines as there can be, all about as long: no word is left alone under the others. */
export function breakEvenly(line: string, width: number, measure: Room['measure']): Line[] {
  const { length } = breakLine(line, width, 0, measure)
  if (length === 1) return breakLine(line, width, 0, measure)
  let narrow = width / length
  let wide = width
  for (let halving = 0; halving < 8; halving++) {
    const middle = (narrow + wide) / 2
    if (breakLine(line, middle, 0, measure).length > length) narrow = middle
    else wide = middle
  }
  return breakLine(line, wide, 0, measure)
}

/** So long that it is small and still too much: the picture ends early and says so. */
function cutText(fitted: FittedText, room: Room): FittedText {
  const most = Math.floor(room.height / fitted.leading)
  const lines: (Line | null)[] = fitted.lines.slice(0, most - 1)
  // The first line of a stanza does not stand there without the others.
  if (lines.at(-2) === null) lines.splice(-2)
  if (lines.at(-1) === null) lines.pop()
  lines.push({ text: '…', isHanging: false })
  return withHeight({ ...fitted, lines })
}

function withHeight(text: Omit<FittedText, 'height'>): FittedText {
  const height = text.lines.reduce(
    (sum, line) => sum + text.leading * (line ? 1 : betweenStanzas),
    0,
  )
  return { ...text, height }
}

/** Where each line stands, from the top of the text. */
export function placeLines({ size, leading, lines }: FittedText, asVerse: boolean) {
  let y = 0
  return lines.flatMap((line) => {
    const top = y
    y += leading * (line ? 1 : betweenStanzas)
    return line ? [{ text: line.text, x: line.isHanging && asVerse ? size * hang : 0, y: top }] : []
  })
}
