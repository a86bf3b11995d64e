/** The tab that was left has lost its keys with its page; the others are told to let go of theirs. */
export async function lockElsewhere(): Promise<void> {
  try {
    const { lockNow } = await import('#capabilities/vault/web/lock/lock.ts')
    await lockNow()
  } catch {
    // No network and nothing kept: the others lock by themselves when their time has come.
  }
}
