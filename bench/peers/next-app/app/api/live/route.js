import { listeners } from '../../../listeners.js'

export const dynamic = 'force-dynamic'

export function GET() {
  let listener
  const stream = new ReadableStream({
    start(controller) {
      listener = controller
      listeners.add(listener)
      listener.enqueue(new TextEncoder().encode(': open\n\n'))
    },
    cancel() {
      listeners.delete(listener)
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
  })
}
