/** Shared by the route that posts and the route that streams, which Next bundles apart. */
globalThis.benchListeners ??= new Set()

export const listeners = globalThis.benchListeners
const encoder = new TextEncoder()

export function tellListeners(post) {
  if (listeners.size === 0) return
  const frame = encoder.encode(`data: ${JSON.stringify({ kind: 'post', post })}\n\n`)
  for (const listener of listeners) listener.enqueue(frame)
}
