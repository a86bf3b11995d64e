/** The tab that was left has lost its keys with its page; the others are told to let go of theirs. */
export async function lockElsewhere(): Promise<void> {
  try {
    const { deviceVaultParts } = await import('#capabilities/vault/web/device-vault.ts')
    deviceVaultParts().news.tell({ what: 'close' })
  } catch {
    // No network and nothing kept: the others lock by themselves when their time has come.
  }
}
