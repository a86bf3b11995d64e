import { useHandOnText } from '#capabilities/composing/web/use-hand-on-text.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { copy, heart, share } from '#kit/ui/web/icons.ts'
import type { Quote } from '../shelf/quote.ts'
import type { Words } from '../words/en.ts'
import styles from './quotes.module.css'
import type { LikedQuotes } from './use-liked-quotes.ts'

interface QuoteEntryProps {
  readonly quote: Quote
  readonly liked: LikedQuotes
}

export function QuoteEntry({ quote, liked }: QuoteEntryProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { original, meaning, source } = quote
  return (
    <figure className={styles.quote} aria-label={quote.by[language]}>
      <blockquote className={styles.words}>
        <Lines text={quote.text[language]} />
        {original && <Original {...original} />}
      </blockquote>
      {meaning && <p className={styles.meaning}>{meaning[language]}</p>}
      <figcaption className={styles.by}>
        <span>{quote.by[language]}</span>
        {source && <span className={styles.source}>{source[language]}</span>}
        {quote.ours.includes(language) && (
          <span className={styles.source}>{t('express.quotes.ours')}</span>
        )}
      </figcaption>
      <QuoteActions quote={quote} liked={liked} language={language} />
    </figure>
  )
}

/** A verse stands in its lines: one that is too long for the screen goes on a little further in. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n')
  if (lines.length === 1) return <p>{text}</p>
  return (
    <p>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  )
}

const scripts: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  np: /\p{Script=Latin}|\p{Script=Devanagari}/u,
}

/**
 * The words as first said. A script that the page is not set in waits to be asked for: its letters
 * cost 50 KB, and few who read English read them.
 */
function Original({ tag, text }: NonNullable<Quote['original']>) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const words = (
    <div className={styles.original} lang={tag}>
      <Lines text={text} />
    </div>
  )
  if (scripts[language].test(text)) return words
  return (
    <Disclosure className={styles.first} summary={t('express.quotes.original')}>
      {words}
    </Disclosure>
  )
}

function QuoteActions(props: QuoteEntryProps & { language: Language }) {
  const { quote, liked, language } = props
  const t = useWords<Words & ComposingWords>()
  const isLiked = liked.has({ text: '', shelved: quote.id })
  const by = quote.by[language]
  const ours = quote.ours.includes(language) && t('express.quotes.ours')
  const text = `${quote.text[language]}\n— ${by}${ours ? ` (${ours})` : ''}`

  const { copyIt, shareIt } = useHandOnText({ text, link: `?quote=${quote.id}` })

  return (
    <div className={styles.actions}>
      <IconButton
        icon={heart}
        label={t('express.quotes.like')}
        aria-pressed={isLiked}
        filled={isLiked}
        onClick={() =>
          liked.toggle({
            text: quote.text[language],
            language,
            source: 'shelf',
            by: quote.by[language],
            topic: quote.category,
            shelved: quote.id,
          })
        }
      />
      <IconButton icon={copy} label={t('express.quotes.copy')} onClick={copyIt} />
      <IconButton icon={share} label={t('express.quotes.share')} onClick={shareIt} />
      <PictureCard
        look="sign"
        card={{
          hour: 'express',
          language,
          text: quote.text[language],
          by,
          ...(ours && { note: ours }),
        }}
      />
    </div>
  )
}
