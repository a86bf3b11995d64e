import { countGraphemes } from '#kit/text/count.ts'

/** How long a passphrase holds against somebody who has the file and all the time. */
export type PhraseWeight = 'short' | 'easy' | 'fair' | 'strong'

export const shortestPhrase = 10

/** What a letter adds, in bits: a digit of a birthday little, one among all signs of a keyboard more. */
const worth = { digits: 2, letters: 2.5, mixed: 3.5 }

export function weighPhrase(phrase: string): PhraseWeight {
  const text = phrase.trim().normalize('NFC')
  const length = countGraphemes(text)
  if (length < shortestPhrase) return 'short'
  const bits = (length - countRepeats(text)) * worth[kindOf(text)]
  if (bits < 30) return 'easy'
  return bits < 50 ? 'fair' : 'strong'
}

function kindOf(text: string): keyof typeof worth {
  const hasDigits = /\p{N}/u.test(text)
  if (!/[\p{L}\p{P}\p{S}]/u.test(text)) return 'digits'
  const isMixed = /[\p{P}\p{S}]/u.test(text) || (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text))
  return hasDigits && isMixed ? 'mixed' : 'letters'
}

/** Letters that say nothing new: the same as the one before, or the next in the row (abc, 987). */
function countRepeats(text: string): number {
  const codes = [...text].map((letter) => letter.codePointAt(0) as number)
  return codes.filter((code, place) => {
    const step = code - (codes[place - 1] ?? Number.NaN)
    return Math.abs(step) <= 1
  }).length
}
