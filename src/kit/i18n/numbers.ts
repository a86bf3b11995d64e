import type { Language } from './language.ts'

// Browsers carry no Nepali number format, and two engines may round or group differently. These
// few lines give the same bytes on the server and on every phone.

const devanagariDigits = '०१२३४५६७८९'

export function toDevanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => devanagariDigits[Number(digit)] ?? digit)
}

/** Reads digits of both scripts, so that a birth date may be typed in either. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(devanagariDigits.indexOf(digit)))
}

/**
 * 1,234,567 in English and १२,३४,५६७ in Nepali, with at most two decimals.
 * A year is no quantity: write it with the digit functions instead.
 */
export function formatNumber(n: number, language: Language): string {
  if (!Number.isFinite(n)) return '–'
  const [whole = '0', fraction] = writeOut(Math.abs(n)).split('.')
  const grouped = language === 'np' ? groupByLakhs(whole) : groupByThousands(whole)
  const unsigned = fraction ? `${grouped}.${fraction}` : grouped
  const signed = n < 0 && unsigned !== '0' ? `-${unsigned}` : unsigned
  return language === 'np' ? toDevanagariDigits(signed) : signed
}

/** Takes percentage points (62 is 62%), with one figure after the point where there is one. */
export function formatPercent(points: number, language: Language): string {
  return Number.isFinite(points) ? `${formatNumber(Math.round(points * 10) / 10, language)}%` : '–'
}

/** English needs two forms ("poem", "poems"); Nepali one, with its classifier ("वटा कविता"). */
export type CountedNoun = string | readonly [one: string, many: string]

/** "3 poems", "३ वटा कविता": after a number a Nepali noun takes no plural. */
export function formatCounted(n: number, language: Language, noun: CountedNoun): string {
  const [one, many] = typeof noun === 'string' ? [noun, noun] : noun
  return `${formatNumber(n, language)} ${chooseForm(n, language, one, many)}`
}

export function chooseForm(n: number, language: Language, one: string, many: string): string {
  return language === 'np' || n === 1 ? one : many
}

function writeOut(n: number): string {
  // From 1e21 on, JavaScript writes numbers with an exponent, which is no way to address people.
  return n < 1e21 ? String(Number(n.toFixed(2))) : String(BigInt(n))
}

function groupByThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

function groupByLakhs(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
}
