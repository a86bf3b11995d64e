/** Where favourites and stories lay before there was a vault for them. */
export const oldHomes = {
  poems: 'kept-poems',
  quotes: 'liked-quotes',
  stories: 'story-drafts',
} as const

export type OldHome = keyof typeof oldHomes

export function hasOldHomes(): boolean {
  return Object.values(oldHomes).some((key) => readOldHome(key) !== null)
}

export function readOldHome(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
