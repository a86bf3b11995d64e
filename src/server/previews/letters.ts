import { Blob, Face, Font, Buffer as Shaping, shape } from 'harfbuzzjs'

/** Writes in the serif of the house, for which the letters of both scripts are shaped as in a browser. */
export interface Letters {
  /** How wide a text is at a size of one pixel. */
  measure(text: string): number
  /** SVG of a line, its left end on the base line at `x`, `y`. */
  write(text: string, place: { x: number; y: number; size: number }): string
  /** Whether there is a letter for each sign. */
  knows(text: string): boolean
}

interface OpenFont {
  readonly font: Font
  readonly perEm: number
  readonly signs: ReadonlySet<number>
}

interface Run {
  readonly open: OpenFont
  text: string
}

/** From the font that is asked first to the one asked last; a joiner stays with what it joins. */
export function openLetters(files: readonly Uint8Array[]): Letters {
  const fonts = files.map(openFont)

  function runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const sign of text.normalize('NFC')) {
      const last = runs.at(-1)
      const has = ({ signs }: OpenFont) => signs.has(sign.codePointAt(0) as number)
      const open = last && isJoined.test(sign) && has(last.open) ? last.open : fonts.find(has)
      if (!open) continue
      if (last?.open === open) last.text += sign
      else runs.push({ open, text: sign })
    }
    return runs
  }

  function shapeRun({ open, text }: Run) {
    const shaping = new Shaping()
    shaping.addText(text)
    shaping.guessSegmentProperties()
    shape(open.font, shaping)
    const places = shaping.getGlyphPositions()
    return shaping.getGlyphInfos().map(({ codepoint }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
      const { perEm } = open
      return { glyph: codepoint, wide: xAdvance / perEm, x: xOffset / perEm, y: yOffset / perEm }
    })
  }

  function measure(text: string): number {
    return runsOf(text)
      .flatMap(shapeRun)
      .reduce((sum, { wide }) => sum + wide, 0)
  }

  // Breaking lines asks for the same words over and over, and shaping is what takes time.
  const widths = new Map<string, number>()
  function measureWord(word: string): number {
    const known = widths.get(word)
    if (known !== undefined) return known
    if (widths.size > mostWords) widths.clear()
    const width = measure(word)
    widths.set(word, width)
    return width
  }

  return {
    measure(text) {
      const words = text.split(' ')
      const spaces = (words.length - 1) * measureWord(' ')
      return words.reduce((sum, word) => sum + measureWord(word), spaces)
    },
    write(text, { x, y, size }) {
      let width = 0
      const glyphs = runsOf(text).flatMap((run) => {
        const { font, perEm } = run.open
        return shapeRun(run).map((shaped) => {
          const at = `translate(${width + shaped.x} ${-shaped.y})`
          width += shaped.wide
          const outline = font.glyphToPath(shaped.glyph)
          // The ems of a font count upwards.
          return (
            outline && `<path transform="${at} scale(${1 / perEm} ${-1 / perEm})" d="${outline}"/>`
          )
        })
      })
      return `<g transform="translate(${x} ${y}) scale(${size})">${glyphs.join('')}</g>`
    },
    knows: (text) =>
      [...text.normalize('NFC')].every((sign) =>
        fonts.some(({ signs }) => /\s/.test(sign) || signs.has(sign.codePointAt(0) as number)),
      ),
  }
}

const mostWords = 5000
const isJoined = /[\s\p{M}\u200c\u200d]/u

function openFont(file: Uint8Array): OpenFont {
  const face = new Face(new Blob(Uint8Array.from(file).buffer))
  const font = new Font(face)
  return { font, perEm: face.upem, signs: new Set(face.collectUnicodes()) }
}
