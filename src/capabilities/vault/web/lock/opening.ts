/** What opens a lock: the PIN or passphrase, or the sixteen bytes of the recovery words. */
export type Proof = string | Uint8Array

export type Opening =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Refused; readonly waitUntil?: number }
/** `same`: the new secret opens this very vault already. */
type Refused = 'wrong' | 'wait' | 'damaged' | 'impossible' | 'same'
