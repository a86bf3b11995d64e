import { useWords } from '#kit/i18n/web/language.tsx'
import styles from './door.module.css'
import type { Words } from './words/en.ts'

/** Said aloud once, shown as it runs: a voice that counts every second is no help. */
export function Waiting({ seconds }: { seconds: number }) {
  const t = useWords<Words>()
  const isLong = seconds > 90
  const shown = isLong
    ? t('common.door.waitMinutes', { n: Math.ceil(seconds / 60) })
    : t('common.door.waitSeconds', { n: seconds })
  return (
    <p role="timer" aria-live="off" className={styles.wait}>
      {shown}
    </p>
  )
}
