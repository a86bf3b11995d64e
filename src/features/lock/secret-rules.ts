import { toLatinDigits } from '#kit/i18n/numbers.ts'
import { countGraphemes } from '#kit/text/count.ts'

export type SecretKind = 'pin' | 'password'
export type SecretProblem =
  | 'digitsOnly'
  | 'tooShortPin'
  | 'tooLongPin'
  | 'tooShortPassword'
  | 'triedFirst'

const pin = { least: 4, most: 12 }
const leastLetters = 8

/** What speaks against it, or nothing. No rule asks for signs or capitals: length is what helps. */
export function findSecretProblem(kind: SecretKind, secret: string): SecretProblem | null {
  const given = toLatinDigits(secret.trim())
  if (kind === 'password') {
    if (countGraphemes(given) < leastLetters) return 'tooShortPassword'
    return isTriedFirst(given.toLowerCase()) ? 'triedFirst' : null
  }
  if (!/^\d*$/.test(given)) return 'digitsOnly'
  if (given.length < pin.least) return 'tooShortPin'
  if (given.length > pin.most) return 'tooLongPin'
  return isTriedFirst(given) ? 'triedFirst' : null
}

const famous = /^(password|passw0rd|iloveyou|qwertyui|asdfghjk|nepal123|(19|20)\d\d)/

/** One sign or two over and over, a run up or down, a year, or what half the world has. */
function isTriedFirst(secret: string): boolean {
  const isYear = secret.length === 4 && famous.test(secret)
  const isFamous = secret.length >= leastLetters && /^[a-z]/.test(secret) && famous.test(secret)
  const isRepeated = /^(.{1,2})\1+.?$/u.test(secret)
  return isYear || isFamous || isRepeated || isRun(secret, 1) || isRun(secret, -1)
}

/** After nine comes nought, as on the keys. */
function isRun(secret: string, step: number): boolean {
  if (!/^\d+$/.test(secret)) return false
  const digits = [...secret].map(Number)
  return digits.every(
    (digit, at) => at === 0 || digit === ((digits[at - 1] as number) + step + 10) % 10,
  )
}
