import type { ReactNode } from 'react'
import type { WrittenBy } from '#capabilities/composing/events.ts'
import { Icon } from '#kit/ui/web/icon.tsx'
import { book, feather, info, spark } from '#kit/ui/web/icons.ts'
import styles from './source-label.module.css'

export type Source = WrittenBy | 'sample'

const signs: Record<Source, string> = { ai: spark, composer: feather, shelf: book, sample: info }

/** Says who wrote a text. The promise that nothing pretends to be human stands on it. */
export function SourceLabel({ source, children }: { source: Source; children: ReactNode }) {
  return (
    <p className={styles.source}>
      <Icon path={signs[source]} size="small" />
      <span>{children}</span>
    </p>
  )
}
