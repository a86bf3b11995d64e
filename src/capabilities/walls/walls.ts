interface WallFacts {
  /** Its page in the community area, and the middle of its words: `community.<page>.lead`. */
  readonly page: string
  /** In graphemes, what a reader would call letters. */
  readonly longest: number
  /** Whether its posts have a category. */
  readonly sorted: boolean
}

/** All there is to know of a wall; whatever else differs from wall to wall is derived from this. */
export const walls = {
  confessions: { page: 'confessions', longest: 500, sorted: false },
  lifeLessons: { page: 'lessons', longest: 300, sorted: false },
  gratitudes: { page: 'gratitude', longest: 280, sorted: true },
} as const satisfies Readonly<Record<string, WallFacts>>

export type Wall = keyof typeof walls
export type WallPageName = (typeof walls)[Wall]['page']

export const wallNames = Object.keys(walls) as [Wall, ...Wall[]]

/** The wall that a page of the community area shows, if it shows one. */
export function wallOnPage(page: string): Wall | undefined {
  return wallNames.find((wall) => walls[wall].page === page)
}
