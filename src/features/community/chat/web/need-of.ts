import { isWithinReach } from '#kit/web/within-reach.ts'
import type { FriendInNeed } from './hear-friend.ts'

/** What is heard in somebody's words, on this device; nothing where what listens cannot be had. */
export async function hearNeedOf(words: string): Promise<FriendInNeed | undefined> {
  if (!isWithinReach()) return undefined
  try {
    const { hearFriend } = await import('./hear-friend.ts')
    return hearFriend(words)
  } catch {
    // Help stands in the frame of every page.
    return undefined
  }
}
