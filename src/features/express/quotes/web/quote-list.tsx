import { type ReactNode, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Quote } from '../shelf/quote.ts'
import type { Words } from '../words/en.ts'
import { QuoteEntry } from './quote-entry.tsx'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'

const shownAtOnce = 8

interface QuoteListProps {
  readonly quotes: readonly Quote[]
  readonly liked: LikedQuotes
  readonly state: 'open' | 'opening' | 'failed'
  /** Otherwise more are fetched when more are asked for. */
  readonly isWhole: boolean
  readonly hasFailed: boolean
  readonly onOpen: () => void
  /** Missing where others stand before the list. */
  readonly emptyText: string | undefined
  /** What stands before the quotes of the shelf. */
  readonly children?: ReactNode
}

export function QuoteList(props: QuoteListProps) {
  const { quotes, liked, state, isWhole, hasFailed, onOpen, emptyText, children } = props
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const [most, setMost] = useState(shownAtOnce)
  const isComing = !isWhole && most > shownAtOnce

  function showMore() {
    setMost(most + shownAtOnce)
    if (!isWhole) onOpen()
  }

  return (
    <section className={styles.list} aria-label={t('express.quotes.list')}>
      <p role="status" className="visually-hidden">
        {state === 'open' && t('express.quotes.found', { n: quotes.length })}
      </p>
      {state === 'opening' && <Skeleton label={t('express.quotes.opening')} lines={6} />}
      {(state === 'failed' || (isComing && hasFailed)) && (
        <ErrorState
          message={t('express.quotes.notOpened')}
          retryLabel={shared('common.tryAgain')}
          onRetry={onOpen}
        />
      )}
      {children}
      {state === 'open' && quotes.length === 0 && emptyText && <EmptyState text={emptyText} />}
      {state === 'open' &&
        quotes
          .slice(0, most)
          .map((quote) => <QuoteEntry key={quote.id} quote={quote} liked={liked} />)}
      {state === 'open' && !(isComing && hasFailed) && (quotes.length > most || !isWhole) && (
        <div>
          <Button kind="quiet" busy={isComing} onClick={showMore}>
            {t('express.quotes.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
