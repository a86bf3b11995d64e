import { tellListeners } from './listeners.js'
import { writePost } from './posts.js'

export async function answerPost(request) {
  const token = request.cookies.get('session')?.value ?? ''
  const key = request.headers.get('idempotency-key')
  const { text } = await request.json().catch(() => ({}))
  const { status, post } = await writePost(token, key, text)
  if (!post) return Response.json({ status }, { status })
  tellListeners(post)
  return Response.json({ post }, { status })
}
