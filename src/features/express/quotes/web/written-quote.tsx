import type { WrittenBy } from '#capabilities/composing/events.ts'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'

interface WrittenQuoteProps {
  readonly text: string
  readonly language: Language
  readonly source: WrittenBy
  readonly topic?: string | undefined
  readonly liked: LikedQuotes
}

/** What can be done with a quote that was written for the visitor, now and when it is kept. */
export function WrittenQuoteActions({ text, language, source, topic, liked }: WrittenQuoteProps) {
  const t = useWords<ComposingWords>()
  return (
    <>
      <PictureCard
        card={{ hour: 'express', language, text, note: t(`common.composing.by.${source}`) }}
      />
      <ResultActions
        text={text}
        onKeep={() => liked.toggle({ text, language, source, ...(topic && { topic }) })}
        isKept={liked.has({ text })}
      />
    </>
  )
}

/** Kept ones, with who wrote them still beside them. */
export function WrittenQuotes({ liked }: { liked: LikedQuotes }) {
  const t = useWords<Words & ComposingWords>()
  return liked.written.map(({ id, text, language, source, topic }) => (
    <figure key={id} className={styles.quote} aria-label={t('express.quotes.new')}>
      <blockquote className={styles.words} lang={languageTag(language)}>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <SourceLabel source={source}>{t(`common.composing.by.${source}`)}</SourceLabel>
      </figcaption>
      <WrittenQuoteActions
        text={text}
        language={language}
        source={source}
        topic={topic}
        liked={liked}
      />
    </figure>
  ))
}
