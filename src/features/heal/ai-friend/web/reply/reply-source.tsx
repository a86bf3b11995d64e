import type { ReactNode } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { stop } from '#kit/ui/web/icons.ts'
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

export function StopWriting({ onClick }: { onClick: () => void }) {
  const t = useWords<ComposingWords>()
  return (
    <Button kind="quiet" icon={stop} onClick={onClick}>
      {t('common.composing.stop')}
    </Button>
  )
}
