import { breakEvenly, type Measure } from '#capabilities/picture-card/setting/break-lines.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { PictureWords } from '#kit/page/scenery.ts'

export interface Line {
  readonly text: string
  readonly size: number
  readonly kind: 'above' | 'large' | 'small' | 'by'
  /** The middle of the line, from the top of them all. */
  readonly middle: number
}

export interface FittedWords {
  readonly lines: readonly Line[]
  readonly height: number
}

interface Room {
  readonly width: number
  readonly height: number
}

/** On a phone a preview is a third as wide as it was drawn: the smallest is still read there. */
const sizesOfNames = [88, 76, 66, 54, 44]
const sizesOfQuotes = [60, 50, 42, 35]
const sizesOfSmall = [34, 30]
const sizeAbove = 31
/** Who said it stands behind a short rule. */
export const ruleBeforeBy = 52
const leadings: Readonly<Record<Language, { name: number; text: number }>> = {
  en: { name: 1.2, text: 1.4 },
  np: { name: 1.42, text: 1.55 },
}

/**
 * The largest size at which all words stand in the room. Nothing is cut: where not even the
 * smallest does, the picture says less, and says it whole.
 */
export function fitWords(
  words: PictureWords,
  language: Language,
  room: Room,
  measure: Measure,
): FittedWords {
  const { instead, small, ...rest } = words
  const wholly = tryToFit(words, language, room, measure)
  if (wholly) return wholly
  const withoutSmall = small === undefined ? undefined : tryToFit(rest, language, room, measure)
  if (withoutSmall) return withoutSmall
  const less =
    instead !== undefined && tryToFit({ ...rest, large: instead }, language, room, measure)
  if (less) return less
  throw new Error('The words of a preview have no room in its picture')
}

function tryToFit(
  words: PictureWords,
  language: Language,
  room: Room,
  measure: Measure,
): FittedWords | undefined {
  const sizes = words.instead === undefined ? sizesOfNames : sizesOfQuotes
  const tries = sizes.flatMap((large) =>
    (words.small === undefined ? sizesOfSmall.slice(0, 1) : sizesOfSmall).map((small) => ({
      size: large,
      ...setAt(words, language, room.width, measure, { large, small }),
    })),
  )
  const fitting = tries.filter(({ height, isNarrow }) => height <= room.height && isNarrow)
  // A name on one line, and verse in its own lines, is worth being a little smaller.
  const whole = fitting.find(({ isBroken, size }) => !isBroken && size >= (sizes[2] ?? 0))
  return whole ?? fitting[0]
}

function setAt(
  words: PictureWords,
  language: Language,
  width: number,
  measure: Measure,
  sizes: { readonly large: number; readonly small: number },
) {
  const lines: Line[] = []
  const { name, text } = leadings[language]
  let height = 0
  let isNarrow = true
  let isBroken = false

  function add(said: string, kind: Line['kind'], size: number, leading: number): void {
    const most = kind === 'by' ? width - ruleBeforeBy : width
    for (const part of said.split('\n')) {
      const broken = breakEvenly(part.trim(), most / size, measure)
      if (kind === 'large' && broken.length > 1) isBroken = true
      for (const line of broken) {
        if (measure(line.text) * size > most) isNarrow = false
        lines.push({ text: line.text, size, kind, middle: height + (size * leading) / 2 })
        height += size * leading
      }
    }
  }

  if (words.above) add(words.above, 'above', sizeAbove, 1.4)
  if (words.above) height += 10
  add(words.large, 'large', sizes.large, words.instead === undefined ? name : text)
  if (words.small) {
    height += 16
    add(words.small, 'small', sizes.small, text)
  }
  if (words.by) {
    height += 20
    add(words.by, 'by', sizes.small - 2, text)
  }
  return { lines, height, isNarrow, isBroken }
}
