import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './offers.module.css'

const starters = ['sleep', 'today', 'talk'] as const

/** Three ways to begin, for whom an empty field is the hardest part. */
export function Starters({ onSay }: { onSay(text: string): void }) {
  const t = useWords<Words>()
  return (
    <Row label={t('heal.ai-friend.starters')}>
      {starters.map((name) => {
        const words = t(`heal.ai-friend.starter.${name}`)
        return (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={() => onSay(words)}>
              {words}
            </button>
          </li>
        )
      })}
    </Row>
  )
}

/** What can be tapped. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" aria-label={label} className={styles.offers}>
      {children}
    </ul>
  )
}
