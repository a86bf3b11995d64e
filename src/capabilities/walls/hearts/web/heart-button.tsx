import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { heart } from '#kit/ui/web/icons.ts'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './heart-button.module.css'

/** One heart a visitor: pressed or not, and how many there are. */
export function HeartButton(props: { given: boolean; count: number; onToggle: () => void }) {
  const t = useWallWords()
  const { language } = useLanguage()
  const { given, count, onToggle } = props
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={given}
      aria-label={t('heart', { n: count })}
      onClick={onToggle}
    >
      <Icon path={heart} />
      {count > 0 && <span>{formatNumber(count, language)}</span>}
    </button>
  )
}
