import { readPage } from '../../../../posts.js'

/** Kept until a post: `app/api/kept/write` asks for it anew. */
export const dynamic = 'force-static'

const building = process.env.NEXT_PHASE === 'phase-production-build'

export async function GET() {
  return Response.json(building ? { posts: [] } : await readPage())
}
