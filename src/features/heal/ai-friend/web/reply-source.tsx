import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import type { WhoWrote } from './who-wrote.ts'

interface Props {
  readonly wrote: WhoWrote
  onAnswerHere(): void
}

/** Who wrote the last reply, where there are two who might have. */
export function ReplySource({ wrote, onAnswerHere }: Props) {
  const t = useWords<Words>()
  const { source, reason, cut } = wrote
  return (
    <div className={styles.source}>
      <Provenance composing={{ status: 'done', source, reason, cut, care: false }} />
      {reason === 'service' && <p className={styles.why}>{t('heal.ai-friend.serviceSilent')}</p>}
      {source === 'ai' && <AnswerHere onClick={onAnswerHere} />}
    </div>
  )
}

export function AnswerHere({ onClick }: { onClick: () => void }) {
  const t = useWords<Words>()
  return (
    <Button kind="plain" icon={feather} onClick={onClick}>
      {t('heal.ai-friend.here')}
    </Button>
  )
}
