import type { ReactNode } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../../words/en.ts'
import styles from '../ai-friend.module.css'
import type { WhoWrote } from './who-wrote.ts'

interface Props {
  readonly wrote: WhoWrote
  /** What else can be had, where a service wrote it. */
  readonly children: ReactNode
}

/** Who wrote the last reply, where there are two who might have. */
export function ReplySource({ wrote, children }: Props) {
  const t = useWords<Words>()
  const { source, reason, cut } = wrote
  return (
    <div className={styles.source}>
      <Provenance composing={{ status: 'done', source, reason, cut, care: false }} />
      {reason === 'service' && <p className={styles.why}>{t('heal.ai-friend.serviceSilent')}</p>}
      {source === 'ai' && children}
    </div>
  )
}
