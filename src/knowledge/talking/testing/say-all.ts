import { nextReply } from '../next-reply.ts'
import type { Memory, Reply, Transcript, Turn } from '../talk.ts'

export const now = Date.UTC(2026, 10, 22, 15)
export const clock = { now, zone: 'Asia/Kathmandu' }

/** Says each message and gives all replies. */
export async function talk(
  messages: readonly string[],
  more: Partial<Transcript> = {},
  memory: Memory = { lines: [] },
): Promise<Reply[]> {
  const turns: Turn[] = [...(more.turns ?? [])]
  const replies: Reply[] = []
  for (const text of messages) {
    turns.push({ from: 'visitor', text, at: now })
    const reply = await nextReply({ language: 'en', ...more, turns }, memory, clock)
    turns.push({ from: 'friend', text: reply.say, at: now })
    replies.push(reply)
  }
  return replies
}

/** The reply to the last of some messages. */
export async function last(...messages: string[]): Promise<Reply> {
  return (await talk(messages)).at(-1) as Reply
}
