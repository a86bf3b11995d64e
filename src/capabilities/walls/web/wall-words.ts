import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Variables } from '#kit/i18n/words.ts'
import type { Words } from '../words/en.ts'

type Suffix<Key> = Key extends `community.walls.${infer Rest}` ? Rest : never
export type WallKey = Suffix<keyof Words>

/** The words of all three walls, without repeating where they live. */
export function useWallWords(): (key: WallKey, variables?: Variables) => string {
  const { t } = useLanguage()
  return (key, variables) => t(`community.walls.${key}`, variables)
}

/** What one wall says of itself; the rest is the same on all three. */
export interface OwnWords {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly listTitle: string
  readonly empty: string
  readonly example: string
  readonly posted: string
}
