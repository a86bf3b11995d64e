/** What opening the lock gives: the key of the records, and the cell that says where they are. */
export interface House {
  readonly key: CryptoKey
  readonly directory: string
  /** Which lock it belongs to. */
  readonly lockId: string
  /** The slots of its keyring that are its own: for the secret, the words, the passkey, and a spare one. */
  readonly slots: readonly number[]
}

/** Says nothing and comes twice in no house. */
export function makeCellId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
