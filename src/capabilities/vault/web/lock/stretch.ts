/** How dear a guess is. Kept beside the lock, for the phone that set it knew what it could bear. */
export interface Stretching {
  readonly salt: Uint8Array<ArrayBuffer>
  /** Of the number of rounds, and of the memory: 2 to this many kilobytes. */
  readonly cost: number
}

export type Progress = (part: number) => void

/** 16 to 128 MB of memory: less is too cheap for whoever guesses, more kills the page on a small phone. */
const costs = { least: 14, most: 17, tried: 12 }
const aboutMillis = 1000

const fetchScrypt = () => import('@noble/hashes/scrypt.js')

/** A key made from a secret so slowly that guessing does not pay. */
export async function stretch(
  secret: string,
  { salt, cost }: Stretching,
  onProgress: Progress = () => {},
): Promise<CryptoKey> {
  const { scryptAsync } = await fetchScrypt()
  const bytes = await scryptAsync(secret, salt, { N: 2 ** cost, r: 8, p: 1, dkLen: 32, onProgress })
  return importKey(bytes as Uint8Array<ArrayBuffer>)
}

/** What takes this phone about a second. */
export async function chooseStretching(): Promise<Stretching> {
  const { scryptAsync } = await fetchScrypt()
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const began = performance.now()
  await scryptAsync('', salt, { N: 2 ** costs.tried, r: 8, p: 1, dkLen: 32 })
  const took = Math.max(performance.now() - began, 1)
  const cost = costs.tried + Math.round(Math.log2(aboutMillis / took))
  return { salt, cost: Math.min(Math.max(cost, costs.least), costs.most) }
}

export function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** The same PIN typed on a Nepali and on an English keyboard is one PIN. */
export function foldSecret(secret: string): string {
  return secret
    .normalize('NFC')
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
