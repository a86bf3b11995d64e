import { findContacts } from '#capabilities/moderation/find-contacts.ts'
import { findLinks } from '#capabilities/moderation/find-links.ts'
import { inReadingOrder } from '#kit/text/text-range.ts'

const mask = '•••'

export interface Masked {
  readonly text: string
  /** How many places were covered. */
  readonly count: number
}

/** Covers phone numbers, mail addresses and links: in a talk with a stranger nothing is tapped by accident. */
export function maskContacts(text: string): Masked {
  const places = inReadingOrder([...findContacts(text), ...findLinks(text)])
  let masked = ''
  let from = 0
  for (const { start, end } of places) {
    masked += text.slice(from, start) + mask
    from = end
  }
  return { text: masked + text.slice(from), count: places.length }
}
