import type { Passkey } from './keyring.ts'
import { importKey } from './stretch.ts'

const label = 'voice-of-heart lock 1'

/** Whether this browser may be able to; the phone says so only when it is asked to. */
export function mayHavePasskey(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && !!navigator.credentials?.create
}

/** Null where the phone has nothing to unlock with, or the visitor would rather not. */
export async function makePasskey(): Promise<{ passkey: Passkey; key: CryptoKey } | null> {
  try {
    const salt = random(32)
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: random(32),
        // Says nothing of what it opens in a list that others may see.
        rp: { name: location.hostname },
        user: { id: random(16), name: location.hostname, displayName: location.hostname },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    if (!(made instanceof PublicKeyCredential)) return null
    const passkey = { id: new Uint8Array(made.rawId), salt }
    // Many give the result only when they are asked again.
    const key = (await keyFrom(made)) ?? (await askPasskey(passkey))
    return key && { passkey, key }
  } catch {
    return null
  }
}

export async function askPasskey({ id, salt }: Passkey): Promise<CryptoKey | null> {
  try {
    const got = await navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    return got instanceof PublicKeyCredential ? keyFrom(got) : null
  } catch {
    return null
  }
}

async function keyFrom(credential: PublicKeyCredential): Promise<CryptoKey | null> {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (!first) return null
  const own = new TextEncoder().encode(label)
  const bytes = new Uint8Array(first as ArrayBuffer)
  const both = new Uint8Array(own.length + bytes.length)
  both.set(own)
  both.set(bytes, own.length)
  return importKey(new Uint8Array(await crypto.subtle.digest('SHA-256', both)))
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
