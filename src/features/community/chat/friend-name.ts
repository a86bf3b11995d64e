import type { Both } from '#kit/i18n/both.ts'

/**
 * What two real visitors see of each other. Not the display name: it was given to
 * the site and not to a stranger, people use their real one, and it would follow
 * them from talk to talk.
 */
export const friendName: Both = {
  en: 'A friend',
  np: 'एक साथी',
}
