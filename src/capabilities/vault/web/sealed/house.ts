/** What opening the lock gives: the key of the records, and the cell that says where they are. */
export interface House {
  readonly key: CryptoKey
  readonly directory: string
  /** Which lock it belongs to. */
  readonly lockId: string
  /** The slots of its keyring that are its own: for the secret, the words, the passkey, and a spare one. */
  readonly slots: readonly number[]
}
