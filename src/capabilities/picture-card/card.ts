import type { Language } from '#kit/i18n/language.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'

/** What is to be seen on a picture. */
export interface Card {
  readonly hour: 'express' | 'heal' | 'discover'
  readonly language: Language
  /** What stands large in the sky of a reading; of its words the first two sentences follow. */
  readonly sign?: Sign
  /** A small line: what this is, or the day it is for. */
  readonly eyebrow?: string
  readonly title?: string
  readonly text: string
  /** Who said it, under the words. */
  readonly by?: string
  /** Who wrote it, at the foot: a picture travels without its page. */
  readonly note?: string
}

export type Sign =
  /** Of the icon family, in the moon. */
  | { readonly kind: 'glyph'; readonly path: string }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'seed'; readonly text: string }
  /** An outline from `top` to `bottom`, filled as high as the number says. */
  | {
      readonly kind: 'heart'
      readonly path: string
      readonly top: number
      readonly bottom: number
      readonly percent: number
      readonly said: string
      readonly colour: 'red' | 'pink' | 'purple'
    }
  | { readonly kind: 'stars'; readonly points: readonly (readonly [x: number, y: number])[] }

/** For a post, and for a story that fills the glass of a phone. */
export const formats = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const

export type Format = keyof typeof formats

/** "1/2", in the digits of the words. */
export function placeOf(place: number, all: number, language: Language): string {
  return `${formatNumber(place + 1, language)}/${formatNumber(all, language)}`
}
