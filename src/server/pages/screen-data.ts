import { createHash } from 'node:crypto'
import { readRefusal } from '#capabilities/identity/refused-name.ts'
import type { Live } from '#capabilities/live/server/create-live.ts'
import type { Walls } from '#capabilities/walls/server/walls.ts'
import { wallNames, walls } from '#capabilities/walls/walls.ts'
import { createPolls } from '#features/community/polls/server/polls.ts'
import type { CountSite } from '#features/home/server/site-counts.ts'
import type { Clock } from '#kit/clock.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { ScreenData, ScreenDataSource } from './page-maker.ts'

const wallsByPath = new Map(wallNames.map((wall) => [`/community/${walls[wall].page}`, wall]))

const postsOnAPage = 50
const pollsOnAPage = 20

/** What the screens that show stored things are rendered with: the same for every visitor. */
export function createScreenData(deps: {
  store: Store
  live: Live
  walls: Walls
  clock: Clock
  countSite: CountSite
}): ScreenDataSource {
  const polls = createPolls(deps)

  return async (path, { language }, query) => {
    if (path === '/account') return describeRefusal(query)
    // The front door opens, whatever the store does.
    if (path === '/') return withVersion(await deps.countSite().catch(() => null))
    const wall = wallsByPath.get(path)
    if (wall) {
      // Before reading, so that nothing falls between the page and the stream that goes on from it.
      const place = deps.live.place()
      const { version, posts, next } = await deps.walls.newestPage(
        { wall, category: undefined },
        postsOnAPage,
      )
      return { version, data: { posts, next, place } }
    }
    if (path !== '/community/polls') return undefined
    const open = await polls.open()
    const seeds = open.slice(0, pollsOnAPage)
    const [today] = open
    if (!today) return undefined
    const shown = await polls.present(seeds, { language, visitorId: undefined, today })
    const next = open.length > pollsOnAPage ? (shown.at(-1)?.id ?? null) : null
    return withVersion({ polls: shown, next })
  }
}

function describeRefusal(query: Readonly<Record<string, unknown>>): ScreenData | undefined {
  const data = readRefusal(query)
  return data && { version: '', data, variant: data.refusedName }
}

function withVersion(data: unknown) {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  return { version, data }
}
