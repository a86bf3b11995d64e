import { useEffect, useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'
import { WrittenQuoteActions } from './written-quote.tsx'

/** Each asking is one of its own, also for the same theme. */
export interface Asked {
  readonly category: QuoteTheme
}

export type Progress = Pick<Composing<'quote'>, 'status' | 'stop'>

interface Props {
  readonly asked: Asked
  /** What it is kept under. */
  readonly topic: QuoteTheme
  readonly liked: LikedQuotes
  readonly onProgress: (progress: Progress) => void
}

/** A quote as it is being written, and what can be done with it. */
export function QuoteWriting({ asked, topic, liked, onProgress }: Props) {
  const t = useWords<Words & ComposingWords>()
  const { t: shared } = useLanguage()
  const composing = useComposingInBoth('quote')
  const { status, text, language, source, start, stop } = composing

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language nobody has asked anew
  useEffect(() => start(asked), [asked])

  const hasBegun = useRef(false)
  useEffect(() => {
    if (status !== 'idle') hasBegun.current = true
    // Idle for the moment before it begins: whoever pressed again then would have another written.
    if (hasBegun.current) onProgress({ status, stop })
  }, [status, stop, onProgress])

  return (
    <>
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
      {status === 'done' && (
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
