import type { ComponentType } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import type { Catalogue } from '#kit/i18n/words.ts'
import type { Route } from './routes.ts'

/** Where it is shown is all that a screen is told; most know without. */
export type Screen = ComponentType<{ readonly path: string }>

/** A screen ready to be shown: its code and its words are here. */
export interface Room {
  readonly path: string
  readonly route: Route | undefined
  readonly Screen: Screen
  readonly words: Catalogue
}

export type OpenRoom = (path: string, language: Language) => Promise<Room>

export function mergeWords(catalogues: readonly Catalogue[]): Catalogue {
  return Object.assign({}, ...catalogues)
}
