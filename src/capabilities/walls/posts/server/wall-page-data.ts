import type { Live } from '#capabilities/live/server/create-live.ts'
import { findPageData } from '#kit/page/server/find-page-data.ts'
import type { Walls } from '../../server/walls.ts'
import { wallNames } from '../../walls.ts'
import { wallPage } from '../wall-pages.ts'

const postsOnAPage = 50

interface Services {
  readonly walls: Pick<Walls, 'newestPage'>
  readonly live: Pick<Live, 'place'>
}

export const wallPageData = wallNames.map((wall) =>
  findPageData(wallPage(wall), ({ walls, live }: Services) => async () => {
    // Before reading, so that nothing falls between the page and the stream that goes on from it.
    const place = live.place()
    const newest = await walls.newestPage({ wall, category: undefined }, postsOnAPage)
    const { version, posts, next } = newest
    return { version, data: { posts, next, place } }
  }),
)
