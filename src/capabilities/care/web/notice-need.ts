/**
 * Whether the words sound like somebody who needs help now. Read on this device alone, by code
 * that is fetched once somebody writes: the lists are heavier than the pages around them.
 */
export async function noticeNeed(words: string): Promise<boolean> {
  if (!isWithinReach()) return false
  try {
    const { noticeCrisis } = await import('#knowledge/hearing/need/crisis-words.ts')
    // Between the lists coming alive and the reading, the fingers have their turn.
    await new Promise((resolve) => setTimeout(resolve))
    return noticeCrisis(words).noticed
  } catch {
    // Never fetched and not to be had now: Help stands in the frame of every page.
    return false
  }
}

/** Without a network only what a service worker keeps can come, and trying would fill the console. */
function isWithinReach(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
