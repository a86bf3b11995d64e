import { useState } from 'react'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { feather, stop } from '#kit/ui/web/icons.ts'
import { Select } from '#kit/ui/web/select.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { type QuoteTheme, quoteThemes } from '#knowledge/poetry/kinds.ts'
import type { Choice } from '../choose-quotes.ts'
import type { Words } from '../words/en.ts'
import type { Asked, Progress } from './quote-writing.tsx'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'

/** Where the shelf has nothing for the day, one is written; whoever writes comes when asked. */
export function NewQuote({ choice, liked }: { choice: Choice; liked: LikedQuotes }) {
  const t = useWords<Words & ComposingWords>()
  const { t: shared } = useLanguage()
  const [own, setOwn] = useState<QuoteTheme | null>(null)
  const [asked, setAsked] = useState<Asked>()
  const [progress, setProgress] = useState<Progress>()
  const writer = useFetched(() => import('./quote-writing.tsx'), asked !== undefined)
  // It follows the theme one reads in until one is chosen here.
  const followed = choice === 'all' || choice === 'liked' ? 'inspirational' : choice
  const category = own ?? followed
  const isComing = asked !== undefined && !progress && !writer.isFailed
  const isWriting = isComing || progress?.status === 'writing'

  function write() {
    setAsked({ category })
    if (writer.isFailed) writer.retry()
  }

  return (
    <section className={styles.written} aria-labelledby="new-quote">
      <div>
        <h2 id="new-quote">{t('express.quotes.new')}</h2>
        <p className={styles.source}>{t('express.quotes.newLead')}</p>
      </div>
      <Select
        label={t('express.quotes.newAbout')}
        options={quoteThemes.map((value) => ({
          value,
          label: t(`express.quotes.category.${value}`),
        }))}
        value={category}
        onChange={(event) => setOwn(event.target.value as QuoteTheme)}
      />
      <div className="cluster">
        <WriteButton icon={feather} busy={isWriting} onClick={write}>
          {t('express.quotes.write')}
        </WriteButton>
        {progress?.status === 'writing' && (
          <Button kind="quiet" icon={stop} onClick={progress.stop}>
            {t('common.composing.stop')}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isWriting && t('common.composing.writing')}
        {progress?.status === 'done' && t('express.quotes.ready')}
      </p>
      {writer.isFailed && (
        <ErrorState
          message={t('common.composing.failed')}
          retryLabel={shared('common.tryAgain')}
          onRetry={writer.retry}
        />
      )}
      {asked && writer.part && (
        <writer.part.QuoteWriting
          asked={asked}
          topic={category}
          liked={liked}
          onProgress={setProgress}
        />
      )}
    </section>
  )
}
