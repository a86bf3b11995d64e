import { inReadingOrder, type TextRange } from '#kit/text/text-range.ts'
import { findEmails } from './find-emails.ts'
import { findPhoneNumbers } from './find-phone-numbers.ts'
import { copyPlainly, type PlainCopy } from './plain-copy.ts'

/** Ways to reach a person that do not belong on an anonymous wall. */
export function findContacts(text: string, plain: PlainCopy = copyPlainly(text)): TextRange[] {
  return inReadingOrder([...findEmails(plain), ...findPhoneNumbers(plain)])
}

const mask = '•••'

/** The text with every phone number and e-mail address taken out: two strangers stay strangers. */
export function maskContacts(text: string): string {
  let masked = ''
  let from = 0
  for (const { start, end } of findContacts(text)) {
    masked += text.slice(from, start) + mask
    from = end
  }
  return masked + text.slice(from)
}
