import { coverText } from '#capabilities/moderation/cover-text.ts'
import { findContacts } from '#capabilities/moderation/find-contacts.ts'
import { findLinks } from '#capabilities/moderation/find-links.ts'
import { inReadingOrder } from '#kit/text/text-range.ts'

export interface Masked {
  readonly text: string
  /** How many places were covered. */
  readonly count: number
}

/** Covers phone numbers, mail addresses and links: in a talk with a stranger nothing is tapped by accident. */
export function maskContacts(text: string): Masked {
  const places = inReadingOrder([...findContacts(text), ...findLinks(text)])
  return { text: coverText(text, places), count: places.length }
}
