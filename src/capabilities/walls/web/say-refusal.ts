import type { Variables } from '#kit/i18n/words.ts'
import type { RefusedPost } from '../outbox/web/outbox.ts'
import type { WallKey } from './wall-words.ts'

/** A refusal as a friend would put it; the words themselves are back in the field by then. */
export function sayRefusal(
  { code, retryAfter }: RefusedPost,
  t: (key: WallKey, variables?: Variables) => string,
): string {
  switch (code) {
    case 'too_many_requests':
      return t('refused.tooFast', { n: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) })
    case 'text_too_long':
      return t('refused.tooLong')
    case 'text_forbidden':
      return t('forbidden')
    case 'not_signed_in':
      return t('refused.signedOut')
    default:
      return t('refused.other')
  }
}
