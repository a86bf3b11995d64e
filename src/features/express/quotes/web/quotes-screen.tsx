import { useEffect, useState } from 'react'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { namedInAddress } from '#kit/web/named-in-address.ts'
import { quoteThemes } from '#knowledge/poetry/kinds.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import { type Choice, chooseQuotes, withNamedFirst } from '../choose-quotes.ts'
import type { Words } from '../words/en.ts'
import { NewQuote } from './new-quote.tsx'
import { QuoteList } from './quote-list.tsx'
import styles from './quotes.module.css'
import { useLikedQuotes } from './use-liked-quotes.ts'
import { isAmongTheEight, useShelf } from './use-shelf.ts'
import { WrittenQuotes } from './written-quote.tsx'

const choices: readonly Choice[] = ['all', ...quoteThemes, 'liked']

export default function QuotesScreen() {
  const t = useWords<Words & AreaWords>()
  const [choice, setChoice] = useState<Choice>('all')
  const [query, setQuery] = useState('')
  const liked = useLikedQuotes()
  const [named, setNamed] = useState<string | null>(null)
  const isOpening = choice === 'all' && query.trim() === ''
  const isBeyondTheEight = !isOpening || (named !== null && !isAmongTheEight(named))
  const shelf = useShelf(isBeyondTheEight)
  const isWaiting = !shelf.search && isBeyondTheEight
  const chosen = chooseQuotes(shelf.quotes, choice, liked.ids)
  const searched = shelf.search ? shelf.search(chosen, query) : chosen
  const found = isOpening ? withNamedFirst(searched, named) : searched

  useEffect(() => setNamed(namedInAddress('quote')), [])

  const isLikedOnly = choice === 'liked' && query.trim() === ''

  function search(words: string) {
    // Who searches means the whole shelf; a theme narrows it afterwards.
    if (query === '' && words !== '') setChoice('all')
    setQuery(words)
  }

  function sayEmpty(): string | undefined {
    if (!isLikedOnly) return t('express.quotes.none')
    const isNone = liked.status === 'ready' && liked.written.length === 0
    return isNone ? t('express.quotes.noneLiked') : undefined
  }

  return (
    <div className={`page ${styles.screen}`}>
      <RoomHeader room="express.quotes" />
      <div className={styles.ways}>
        <div className={styles.search}>
          <TextField
            type="search"
            enterKeyHint="search"
            label={t('express.quotes.search')}
            placeholder={t('express.quotes.example')}
            value={query}
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <ChoiceChips
          legend={t('express.quotes.category')}
          options={choices.map((value) => ({
            value,
            label: t(`express.quotes.category.${value}`),
          }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      <div className={styles.columns}>
        <QuoteList
          key={`${choice} ${query}`}
          quotes={found}
          liked={liked}
          state={isWaiting ? (shelf.failed ? 'failed' : 'opening') : 'open'}
          isWhole={shelf.search !== undefined}
          hasFailed={shelf.failed}
          onOpen={shelf.open}
          emptyText={sayEmpty()}
        >
          {choice === 'liked' && <NotOpened {...liked} />}
          {isLikedOnly && <WrittenQuotes liked={liked} />}
        </QuoteList>
        <div className={styles.beside}>
          <NewQuote choice={choice} liked={liked} />
          <HoldingNotice />
        </div>
      </div>
    </div>
  )
}
