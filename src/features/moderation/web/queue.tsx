import { useRef } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { refresh } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import { KeyHints } from './key-hints.tsx'
import { PostCard } from './post-card.tsx'
import styles from './queue.module.css'
import { useDecisions } from './use-decisions.ts'
import { useKeys } from './use-keys.ts'
import { useQueue } from './use-queue.ts'

type Props = { show: 'waiting' | 'removed'; onExpired: () => void }

/** Posts to be looked at, one after the other, by hand or by keys. */
export function Queue({ show, onExpired }: Props) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  const { language } = useLanguage()
  const queue = useQueue(show, onExpired)
  const place = useRef<HTMLElement>(null)
  const { pile, trouble, busy } = queue
  const decide = useDecisions(queue, place)
  const press = useKeys({ show, posts: pile?.posts ?? [], decide })

  if (!pile && trouble) {
    return (
      <ErrorState
        message={t(`common.moderate.${trouble}`)}
        retryLabel={t('common.tryAgain')}
        onRetry={queue.refresh}
        busy={busy}
      />
    )
  }
  if (!pile) return <Skeleton label={t('common.moderate.loading')} lines={6} />
  return (
    <section
      ref={place}
      className={styles.queue}
      aria-label={t(`common.moderate.${show}`)}
      onKeyDown={press}
    >
      <KeyHints show={show} />
      {pile.posts.length === 0 && (
        <div tabIndex={-1} data-post="">
          <EmptyState text={t(`common.moderate.none.${show}`)} />
        </div>
      )}
      {pile.posts.map((post) => (
        <PostCard key={post.id} post={post} show={show} language={language} decide={decide} />
      ))}
      <div className="cluster">
        {pile.next !== null && (
          <Button kind="quiet" busy={busy} onClick={queue.loadMore}>
            {t('common.moderate.more')}
          </Button>
        )}
        <Button kind="plain" icon={refresh} busy={busy} onClick={queue.refresh}>
          {t('common.moderate.refresh')}
        </Button>
      </div>
    </section>
  )
}
