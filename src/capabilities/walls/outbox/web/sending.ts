import type { readIdentity } from '#capabilities/identity/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import type { WaitingPost } from './outbox.ts'
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts'
import { type PostedReply, sendPost } from './send-post.ts'

export type PostedListener = (post: WaitingPost, reply: PostedReply) => void
type SignIn = (anew: boolean) => Promise<void>

const listeners = new Set<PostedListener>()
let signIn: SignIn
let sender: OutboxSender | undefined

/**
 * Begins to send what waits, and goes on when the visitor walks to another room.
 * The newest way to sign in is the one that is used.
 */
export function startSending(waySignIn: SignIn): void {
  signIn = waySignIn
  sender ??= openSender()
  sender.wake()
}

export function onPosted(listener: PostedListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(post: WaitingPost, reply: PostedReply): void {
  for (const listener of [...listeners]) listener(post, reply)
}

/** Any tab may be the one that sends: the one that wrote should see its post arrive. */
function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel('walls outbox')
  channel.onmessage = ({ data }) => tell(data.post, data.reply)
  return channel
}

function openSender(): OutboxSender {
  const otherTabs = openChannel()
  const opened = createOutboxSender({
    send: sendPost,
    signIn: (anew) => signIn(anew),
    isKnown: async () => {
      const { visitor } = await askServer<typeof readIdentity>('GET', '/api/identity')
      return visitor !== null
    },
    isOnline: () => navigator.onLine,
    random: Math.random,
    alone,
    posted(post, reply) {
      tell(post, reply)
      otherTabs.postMessage({ post, reply })
    },
  })
  addEventListener('online', opened.wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.wake()
  })
  return opened
}

/**
 * One tab sends at a time. Where a browser has no locks (a site without https),
 * two may send the same post: its key still makes it one.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('walls outbox', work)
  else await work()
}
