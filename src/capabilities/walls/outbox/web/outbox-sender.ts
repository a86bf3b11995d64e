import type { PostedReply } from '../../contract.ts'
import {
  isInOutbox,
  putIntoOutbox,
  readOutbox,
  takeFromOutbox,
  type WaitingPost,
} from './outbox.ts'
import type { Answer } from './send-post.ts'

export interface SenderParts {
  send(post: WaitingPost): Promise<Answer>
  /** Resolves when there is somebody to post as; `anew` when the server knows nobody any more. */
  signIn(anew: boolean): Promise<void>
  /** Whether the server knows who this is, before anybody is signed in anew. */
  isKnown(): Promise<boolean>
  isOnline(): boolean
  /** From 0 up to 1. */
  random(): number
  /** Does the work when no other tab is doing it. */
  alone(work: () => Promise<void>): Promise<void>
  posted(post: WaitingPost, reply: PostedReply): void
}

export interface OutboxSender {
  /** There may be something to send, or a network to send it by. */
  wake(): void
}

const firstPause = 1_500
const longestPause = 60_000

/** Empties the outbox, oldest first, and never gives up: what is not acknowledged is sent again. */
export function createOutboxSender(parts: SenderParts): OutboxSender {
  let running = false
  let wanted = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wake(): void {
    clearTimeout(timer)
    wanted = true
    if (!running) void run()
  }

  async function run(): Promise<void> {
    running = true
    while (wanted && parts.isOnline() && readOutbox().some(isToBeSent)) {
      wanted = false
      await parts.alone(sendAll)
    }
    running = false
  }

  async function sendAll(): Promise<void> {
    for (const { key } of readOutbox().filter(isToBeSent)) {
      if (!parts.isOnline()) return
      const answer = await attempt(key)
      if (answer.kind === 'unanswered') return tryLater(answer.waitMillis)
      failures = 0
    }
  }

  async function attempt(key: string): Promise<Answer> {
    try {
      const waiting = findToBeSent(key)
      if (!waiting) return { kind: 'gone' }
      // Under a session that is gone an earlier try may have been posted: sent again it would be two.
      const isStranger = waiting.unsure === true && !(await parts.isKnown())
      if (!isStranger) await parts.signIn(false)
      // Meanwhile it may have been withdrawn, or sent by another tab.
      const post = findToBeSent(key)
      if (!post) return { kind: 'gone' }
      const answer = isStranger ? signedOut : await sendUnsure(post)
      settle(post, answer)
      return answer
    } catch {
      // Nobody could be signed in; what is to be sent stays.
      return { kind: 'unanswered' }
    }
  }

  async function sendUnsure(post: WaitingPost): Promise<Answer> {
    putIntoOutbox({ ...post, unsure: true })
    const answer = await parts.send(post)
    if (answer.kind !== 'notSignedIn') return answer
    if (post.unsure) return signedOut
    await parts.signIn(true)
    const second = await parts.send(post)
    return second.kind === 'notSignedIn' ? signedOut : second
  }

  function settle(post: WaitingPost, answer: Answer): void {
    if (answer.kind === 'unanswered' || answer.kind === 'notSignedIn') return
    // Erased meanwhile, with everything on this device.
    if (!isInOutbox(post.key)) return
    if (answer.kind !== 'refused') takeFromOutbox(post.key)
    else {
      const { unsure, ...sure } = post
      putIntoOutbox({ ...sure, text: answer.text ?? post.text, refused: answer.refused })
    }
    if (answer.kind === 'posted') parts.posted(post, answer.reply)
  }

  function tryLater(waitMillis: number | undefined): void {
    failures++
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1))
    clearTimeout(timer)
    timer = setTimeout(wake, waitMillis ?? pause * (0.5 + parts.random() / 2))
  }

  return { wake }
}

const signedOut: Answer = { kind: 'refused', refused: { code: 'not_signed_in' } }

function findToBeSent(key: string): WaitingPost | undefined {
  return readOutbox().find((post) => post.key === key && isToBeSent(post))
}

function isToBeSent(post: WaitingPost): boolean {
  return !post.refused && !post.withdrawn
}
