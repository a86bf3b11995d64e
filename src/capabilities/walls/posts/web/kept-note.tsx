import { formatRelative } from '#kit/i18n/relative-time.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { offline } from '#kit/ui/web/icons.ts'
import { useWallWords } from '../../web/wall-words.ts'
import type { NowAndZone } from './use-now-and-zone.ts'
import styles from './wall-list.module.css'
import type { WallState } from './wall-state.ts'

/** Says that this is the wall as the device remembers it. */
export function KeptNote({ state, nowAndZone }: { state: WallState; nowAndZone: NowAndZone }) {
  const t = useWallWords()
  const { language } = useLanguage()
  const { status, keptAt } = state
  if (status !== 'kept' || keptAt === undefined) return null
  const when = formatRelative(keptAt, nowAndZone.now, language, nowAndZone.zone)
  return (
    <p className={styles.kept}>
      <Icon path={offline} size="small" />
      <span>{t('kept', { when })}</span>
    </p>
  )
}
