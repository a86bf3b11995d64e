import { areas, type Area as HubArea } from '#capabilities/hub/areas.ts'
import { wallOnPage } from '#capabilities/walls/walls.ts'

export type Area = HubArea | 'home'

export interface Route {
  readonly path: string
  /** The head of its words: `<id>.title`, `<id>.description`. */
  readonly id: string
  readonly area: Area
  /** Where its screen and its own words lie, by the convention that the address says it. */
  readonly folder: string
}

const areaRoutes = Object.entries(areas).flatMap(([area, pages]) => [
  hubOf(area as HubArea),
  ...pages.map((page) => pageOf(area as HubArea, page)),
])

export const routes: readonly Route[] = [
  { path: '/', id: 'home', area: 'home', folder: 'features/home' },
  ...areaRoutes,
  // Reached from help and from the friend: a plan for the heavy hour is no card beside the others.
  pageOf('heal', 'safety-plan'),
  {
    path: '/moderate',
    id: 'common.moderate',
    // It names the walls as their own pages do.
    area: 'community',
    folder: 'features/moderation',
  },
  { path: '/help', id: 'common.help', area: 'home', folder: 'features/help' },
  { path: '/privacy', id: 'common.privacy', area: 'home', folder: 'features/privacy' },
  { path: '/account', id: 'common.account', area: 'home', folder: 'features/account' },
  { path: '/lock', id: 'common.lock', area: 'home', folder: 'features/lock' },
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
  }
}

function hubOf(area: HubArea): Route {
  return { path: `/${area}`, id: area, area, folder: `features/${area}/hub` }
}

function pageOf(area: HubArea, page: string): Route {
  return {
    path: `/${area}/${page}`,
    id: `${area}.${page}`,
    area,
    // The walls differ in their words alone: one screen shows them all.
    folder: wallOnPage(page) ? 'features/community/wall' : `features/${area}/${page}`,
  }
}

export function tidyPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
