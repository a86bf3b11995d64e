import type { Language } from '#kit/i18n/language.ts'
import { isWithinReach } from '#kit/web/within-reach.ts'
import { holdOut } from './hold-out.ts'

type Hearing = typeof import('./hear-words.ts')

/** Shorter than anything that could be meant. */
const fewestLetters = 4
/** Read in one go; between two of them the fingers have their turn. */
const longestPiece = 8_000
/** What stands where two pieces meet is read in both. */
const overlap = 400

/**
 * Holds out a hand where the words sound like somebody who needs help. They are read whole, what
 * was written last first, and on this device alone.
 */
export async function noticeNeed(
  words: string,
  language: Language,
  staysHere: boolean,
  isStale = () => false,
): Promise<void> {
  if (words.trim().length < fewestLetters) return
  const hearing = await fetchHearing()
  for (let end = words.length; hearing && end > 0; end -= longestPiece) {
    if (isStale()) return
    const piece = words.slice(Math.max(0, end - longestPiece - overlap), end)
    const heard = hearing.hearWords(piece, language)
    if (heard) return holdOut({ ...heard, staysHere })
    await rest()
  }
}

let coming: Promise<Hearing | undefined> | undefined

/** Fetched at the first letters, so that it is awake at the first pause. */
export function fetchHearing(): Promise<Hearing | undefined> {
  if (!isWithinReach()) return Promise.resolve(undefined)
  coming ??= wake()
  return coming
}

async function wake(): Promise<Hearing | undefined> {
  try {
    const hearing = await import('./hear-words.ts')
    // What it may have to show lies ready by then.
    import('./shown-hand.tsx').catch(() => {})
    // The lists come alive at their first word, which takes a slow phone a moment.
    await rest()
    hearing.hearWords('a', 'en')
    return hearing
  } catch {
    // Never fetched and not to be had now: Help stands in the frame of every page.
    coming = undefined
    return undefined
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve))
