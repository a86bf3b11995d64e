import { readPage } from '../../../posts.js'
import { Wall } from '../../../wall.jsx'

/** Rendered once, kept, and rendered anew after a post: `app/api/kept/write` asks for it. */
export const dynamic = 'force-static'

const building = process.env.NEXT_PHASE === 'phase-production-build'

export default async function Page() {
  // There is no database while building.
  const { posts } = building ? { posts: [] } : await readPage()
  return <Wall posts={posts} />
}
