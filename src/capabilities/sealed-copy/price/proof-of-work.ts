/**
 * A new box is paid with work of the phone: a nonce is looked for whose SHA-256, together with the
 * challenge and the secret names of the box, begins low enough. It is found by trying alone and
 * checked with one hash. The token is part of it, because a box is known by both.
 */
export interface Payment {
  readonly challenge: string
  readonly box: string
  readonly token: string
}

/** What stands before the nonce: hashed once, and gone on from at each try. */
export function beforeNonce({ challenge, box, token }: Payment): string {
  return `${challenge}.${box}.${token}.`
}

/** Whether the SHA-256 of `beforeNonce` and a nonce is low enough for so much work. */
export function isPaid(digest: Uint8Array, work: number): boolean {
  let lead = 0
  for (const byte of digest.subarray(0, 6)) lead = lead * 256 + byte
  return lead * work < 2 ** 48
}
