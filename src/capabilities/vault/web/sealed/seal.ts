/** What is sealed was changed, cut, or sealed under another key: it is refused, never guessed at. */
export class Damaged extends Error {
  override name = 'Damaged'
}

const nonceBytes = 12
/** Sizes tell no more than how many of these something fills. */
const block = 4096

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * AES-GCM under a nonce drawn anew each time. `purpose` is bound: what was sealed for one place
 * does not open in another.
 */
export async function seal(
  key: CryptoKey,
  purpose: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt(options(nonce, purpose), key, bytes)
  const whole = new Uint8Array(nonceBytes + sealed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(sealed), nonceBytes)
  return whole
}

export async function unseal(
  key: CryptoKey,
  purpose: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const nonce = sealed.subarray(0, nonceBytes)
    const bytes = await crypto.subtle.decrypt(
      options(nonce, purpose),
      key,
      sealed.subarray(nonceBytes),
    )
    return new Uint8Array(bytes)
  } catch {
    throw new Damaged()
  }
}

function options(iv: Uint8Array<ArrayBuffer>, purpose: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: encoder.encode(`voice-of-heart 1 ${purpose}`) }
}

/** Drawn anew with each sealing, it tells one state of a cell from the next. */
export function stateOf(sealed: Uint8Array): string {
  return sealed.subarray(0, nonceBytes).join()
}

/** A value as whole blocks: its length, its JSON, and nothing after it. */
export function sealValue(key: CryptoKey, kind: string, id: string, value: unknown) {
  const json = encoder.encode(JSON.stringify(value))
  const bytes = new Uint8Array(Math.ceil((json.length + 4) / block) * block)
  new DataView(bytes.buffer).setUint32(0, json.length)
  bytes.set(json, 4)
  return seal(key, cellPurpose(kind, id), bytes)
}

export async function unsealValue<Value>(
  key: CryptoKey,
  kind: string,
  id: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Value> {
  const bytes = await unseal(key, cellPurpose(kind, id), sealed)
  const length = new DataView(bytes.buffer).getUint32(0)
  return JSON.parse(decoder.decode(bytes.subarray(4, 4 + length)))
}

function cellPurpose(kind: string, id: string): string {
  return `${kind} ${id}`
}

export function sizeOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}
