import type { Words } from '../words/en.ts'
import type { SessionShown } from './use-sessions.ts'

/** "Android, Chrome", or that nothing is known of it. */
export function namePhone(
  { system, browser }: Pick<SessionShown, 'system' | 'browser'>,
  t: (key: keyof Words) => string,
): string {
  const names = [
    system && t(`common.account.system.${system}`),
    browser && t(`common.account.browser.${browser}`),
  ]
  return names.filter(Boolean).join(', ') || t('common.account.unknownPhone')
}
