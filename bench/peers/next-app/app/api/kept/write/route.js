import { revalidatePath } from 'next/cache'
import { answerPost } from '../../../../answer-post.js'

export const dynamic = 'force-dynamic'

export async function POST(request) {
  const answer = await answerPost(request)
  revalidatePath('/api/kept/posts')
  revalidatePath('/kept/wall')
  return answer
}
