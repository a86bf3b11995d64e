import { answerPost } from '../../../answer-post.js'
import { readPage } from '../../../posts.js'

export const dynamic = 'force-dynamic'

export async function GET(request) {
  return Response.json(await readPage(request.nextUrl.searchParams.get('before')))
}

export const POST = answerPost
