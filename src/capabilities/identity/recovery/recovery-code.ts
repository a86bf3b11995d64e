/**
 * A code people write down and read back: Crockford's alphabet has no I, L, O
 * or U, so a misread letter still finds its way. 27 symbols carry 135 random
 * bits; the last one is a check, so a typing slip is told apart from a wrong code.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const randomSymbols = 27
/** What was written down before codes grew (120 bits) opens what it opened. */
const olderRandomSymbols = 24

/** Seven groups of four. */
export function makeCode(bytes: Uint8Array): string {
  if (bytes.length < randomSymbols) throw new Error('A recovery code wants more random bytes')
  const symbols = Array.from(bytes.subarray(0, randomSymbols), (byte) => alphabet[byte % 32]).join(
    '',
  )
  return `${symbols}${checkSymbol(symbols)}`.replace(/.{4}(?=.)/g, '$&-')
}

/** The same for a code that is about to be set: none is made short any more. */
export function readNewCode(text: string): string | undefined {
  const code = readCode(text)
  return code?.length === randomSymbols + 1 ? code : undefined
}

/** The code as it is stored, or undefined when the text cannot be one. */
export function readCode(text: string): string | undefined {
  const symbols = text
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
  if (![randomSymbols, olderRandomSymbols].includes(symbols.length - 1)) return undefined
  if ([...symbols].some((symbol) => !alphabet.includes(symbol))) return undefined
  const body = symbols.slice(0, -1)
  return checkSymbol(body) === symbols.at(-1) ? symbols : undefined
}

function checkSymbol(symbols: string): string {
  // Odd weights notice one wrong symbol always; unequal neighbours notice most swaps.
  let sum = 0
  for (const [index, symbol] of [...symbols].entries()) {
    sum += alphabet.indexOf(symbol) * (2 * index + 1)
  }
  return alphabet[sum % 32] as string
}
