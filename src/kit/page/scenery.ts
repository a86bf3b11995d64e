import type { Language } from '../i18n/language.ts'

/** What a page says of itself before it is opened. */
export interface PageHead<Hour extends string = string> {
  /** Which part of the day it belongs to. */
  readonly hour: Hour
  readonly name: string
  readonly description: string
  /** What stands above its name: its area, or nothing. */
  readonly above?: string
}

/** The ground of an hour, its picture and the marks of the house, as SVG in plain colours. */
export interface Scenery {
  readonly colours: Readonly<Record<SceneryColour, string>>
  /** Hills from far to near; the 0 of their height is the line on which the name of the house stands. */
  readonly ridges: readonly string[]
  readonly drawing: string
  readonly leaf: { readonly outline: string; readonly veins: string; readonly stem: string }
  readonly wordmark: string
}

export const sceneryColours = [
  'paper',
  'ink',
  'ink-quiet',
  'accent',
  'on-accent',
  'accent-mid',
  'glow',
] as const
export type SceneryColour = (typeof sceneryColours)[number]

/** What the picture of an address says. */
export interface PictureWords {
  readonly above?: string
  /** A name, a question, or the words of a quote. */
  readonly large: string
  readonly small?: string
  /** Who said it. */
  readonly by?: string
  /** Where the words are too many for a picture. */
  readonly instead?: string
  /** A sign of the icon family, drawn in a moon in place of the picture. */
  readonly glyph?: string
}

export interface PreviewPicture {
  readonly language: Language
  readonly words: PictureWords
  readonly scenery: Scenery
}
