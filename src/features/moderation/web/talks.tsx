import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { refresh as refreshIcon } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import styles from './queue.module.css'
import { TalkCard } from './talk-card.tsx'
import { useTalks } from './use-talks.ts'

/** What visitors said about somebody they met in the chat. */
export function Talks({ onExpired }: { onExpired: () => void }) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  const { talks, trouble, busy, refresh, decide } = useTalks(onExpired)
  if (!talks && trouble) {
    return (
      <ErrorState
        message={t(`common.moderate.${trouble}`)}
        retryLabel={t('common.tryAgain')}
        onRetry={refresh}
        busy={busy}
      />
    )
  }
  if (!talks) return <Skeleton label={t('common.moderate.loading')} lines={6} />
  return (
    <section className={styles.queue} aria-label={t('common.moderate.talks')}>
      {talks.length === 0 && <EmptyState text={t('common.moderate.none.talks')} />}
      {talks.map((talk) => (
        <TalkCard key={talk.id} talk={talk} busy={busy} decide={decide} />
      ))}
      <div className="cluster">
        <Button kind="plain" icon={refreshIcon} busy={busy} onClick={refresh}>
          {t('common.moderate.refresh')}
        </Button>
      </div>
    </section>
  )
}
