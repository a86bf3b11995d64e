import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './queue.module.css'

const keys = {
  waiting: [
    ['j', 'common.moderate.key.next'],
    ['k', 'common.moderate.key.previous'],
    ['a', 'common.moderate.approve'],
    ['r', 'common.moderate.remove'],
    ['s', 'common.moderate.silence'],
  ],
  removed: [
    ['j', 'common.moderate.key.next'],
    ['k', 'common.moderate.key.previous'],
    ['r', 'common.moderate.restore'],
    ['s', 'common.moderate.silence'],
  ],
} as const

/** For those who have a keyboard; the same stands on the buttons. */
export function KeyHints({ show }: { show: 'waiting' | 'removed' }) {
  const t = useWords<Words>()
  return (
    <div className={styles.hints}>
      <p>{t('common.moderate.keys')}:</p>
      <dl>
        {keys[show].map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
