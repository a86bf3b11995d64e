import { type Format, formats } from '../../card.ts'

/** Where things stand on a picture. A story is seen with the signs of an app above and below it. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  /** Words end above the hills. */
  readonly bottom: number
  /** The middle of the line with the name of the house. */
  readonly foot: number
  /** Of type and signs: there is more room in a story. */
  readonly scale: number
}

const margin = 120

export function sheetOf(format: Format): Sheet {
  const { width, height } = formats[format]
  const isStory = format === 'story'
  const foot = height - (isStory ? 210 : 88)
  return {
    width,
    height,
    left: margin,
    right: width - margin,
    top: isStory ? 230 : 120,
    bottom: foot - 190,
    foot,
    scale: isStory ? 1.2 : 1,
  }
}
