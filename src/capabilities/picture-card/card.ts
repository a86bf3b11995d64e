import type { Language } from '#kit/i18n/language.ts'

/** What is to be seen on a picture. */
export interface Card {
  readonly hour: 'express' | 'heal' | 'discover' | 'community'
  readonly language: Language
  readonly title?: string
  readonly text: string
  /** Who said it, or who wrote it: a picture travels without its page. */
  readonly by: string
}

export const cardSize = { width: 1080, height: 1350 } as const
