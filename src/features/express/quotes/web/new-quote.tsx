import { useState } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { type Composing, useComposing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { feather, stop } from '#kit/ui/web/icons.ts'
import { Select } from '#kit/ui/web/select.tsx'
import { type QuoteTheme, quoteThemes } from '#knowledge/poetry/kinds.ts'
import type { Choice } from '../choose-quotes.ts'
import type { Words } from '../words/en.ts'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'
import { WrittenQuoteActions } from './written-quote.tsx'

/** Where the shelf has nothing for the day, one is written. */
export function NewQuote({ choice, liked }: { choice: Choice; liked: LikedQuotes }) {
  const t = useWords<Words & ComposingWords>()
  const composing = useComposing('quote')
  const [own, setOwn] = useState<QuoteTheme | null>(null)
  const { status } = composing
  // It follows the theme one reads in until one is chosen here.
  const followed = choice === 'all' || choice === 'liked' ? 'inspirational' : choice
  const category = own ?? followed

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
        <Button
          icon={feather}
          busy={status === 'writing'}
          onClick={() => composing.start({ category })}
        >
          {t('express.quotes.write')}
        </Button>
        {status === 'writing' && (
          <Button kind="quiet" icon={stop} onClick={composing.stop}>
            {t('common.composing.stop')}
          </Button>
        )}
      </div>
      <Written composing={composing} topic={category} liked={liked} />
    </section>
  )
}

interface WrittenProps {
  readonly composing: Composing<'quote'>
  readonly topic: QuoteTheme
  readonly liked: LikedQuotes
}

function Written({ composing, topic, liked }: WrittenProps) {
  const t = useWords<Words & ComposingWords>()
  const { t: shared } = useLanguage()
  const { status, text, language, source } = composing
  const isDone = status === 'done'
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === 'writing' && t('common.composing.writing')}
        {isDone && t('express.quotes.ready')}
      </p>
      {status === 'failed' && (
        <ErrorState
          message={t('common.composing.failed')}
          retryLabel={shared('common.tryAgain')}
          onRetry={composing.again}
        />
      )}
      {text && status !== 'failed' && (
        <blockquote className={styles.words} lang={languageTag(language)}>
          <p>{text}</p>
        </blockquote>
      )}
      {isDone && (
        <>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          {source && (
            <WrittenQuoteActions
              text={text}
              language={language}
              source={source}
              topic={topic}
              liked={liked}
            />
          )}
        </>
      )}
    </>
  )
}
