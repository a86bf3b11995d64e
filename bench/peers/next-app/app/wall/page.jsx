import { readPage } from '../../posts.js'
import { Wall } from '../../wall.jsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const { posts } = await readPage()
  return <Wall posts={posts} />
}
