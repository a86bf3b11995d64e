import type { readIdentity } from '#capabilities/identity/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import { createListeners } from '#kit/web/listeners.ts'
import type { PostedReply } from '../../contract.ts'
import type { WaitingPost } from './outbox.ts'
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts'
import { sendPost } from './send-post.ts'

type SignIn = (anew: boolean) => Promise<void>

const posted = createListeners<[post: WaitingPost, reply: PostedReply]>()
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

export const onPosted = posted.listen

/** Any tab may be the one that sends: the one that wrote should see its post arrive. */
function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel('walls outbox')
  channel.onmessage = ({ data }) => posted.tell(data.post, data.reply)
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
      posted.tell(post, reply)
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
