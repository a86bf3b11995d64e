export type Area = 'home' | 'express' | 'heal' | 'discover' | 'community'

export interface Route {
  readonly path: string
  /** The head of its words: `<id>.title`, `<id>.description`. */
  readonly id: string
  readonly area: Area
  /** Where its screen and its own words lie, by the convention that the address says it. */
  readonly folder: string
  /** Capabilities whose words the screen shows. */
  readonly uses: readonly string[]
}

/** The sub-pages of each area, in the order its hub shows them. */
export const areas = {
  express: ['diary', 'poems', 'stories', 'quotes'],
  heal: ['ai-friend', 'mood', 'affirmations', 'breathe', 'journal'],
  discover: ['rashifal', 'love', 'name', 'numerology', 'dreams', 'personality'],
  community: ['confessions', 'lessons', 'polls', 'chat', 'gratitude'],
} as const

/** Capabilities that speak on a page. */
const speaking: Readonly<Record<string, readonly string[]>> = {
  composing: [
    ...['diary', 'poems', 'stories', 'quotes', 'ai-friend', 'affirmations'],
    ...['rashifal', 'love', 'name', 'numerology', 'dreams', 'personality'],
  ],
  care: [
    ...['diary', 'poems', 'stories', 'ai-friend', 'journal', 'dreams'],
    ...['confessions', 'lessons', 'gratitude', 'chat'],
  ],
  days: ['diary', 'mood', 'journal'],
  vault: ['diary', 'mood', 'journal', 'poems', 'stories', 'quotes', 'ai-friend'],
  'picture-card': ['poems', 'quotes', 'affirmations', 'rashifal', 'love'],
  walls: ['confessions', 'lessons', 'gratitude'],
}

const areaRoutes = Object.entries(areas).flatMap(([area, pages]) => [
  hubOf(area as Area),
  ...pages.map((page) => pageOf(area as Area, page)),
])

export const routes: readonly Route[] = [
  { path: '/', id: 'home', area: 'home', folder: 'features/home', uses: [] },
  ...areaRoutes,
  {
    path: '/moderate',
    id: 'common.moderate',
    area: 'home',
    folder: 'features/moderation',
    uses: [],
  },
  { path: '/help', id: 'common.help', area: 'home', folder: 'features/help', uses: [] },
  { path: '/account', id: 'common.account', area: 'home', folder: 'features/account', uses: [] },
  ...(import.meta.env.DEV ? [styleguide()] : []),
]

export const routeByPath: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.path, route]),
)

/** Every part of the design language in one place, while developing only. */
function styleguide(): Route {
  return {
    path: '/styleguide',
    id: 'common.styleguide',
    area: 'home',
    folder: 'features/styleguide',
    uses: [],
  }
}

function hubOf(area: Area): Route {
  return { path: `/${area}`, id: area, area, folder: `features/${area}/hub`, uses: [] }
}

function pageOf(area: Area, page: string): Route {
  return {
    path: `/${area}/${page}`,
    id: `${area}.${page}`,
    area,
    folder: `features/${area}/${page}`,
    uses: Object.keys(speaking).filter((name) => speaking[name]?.includes(page)),
  }
}

export function tidyPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
