import type { WrittenBy } from '#capabilities/composing/events.ts'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import type { Favourites } from '#capabilities/vault/web/use-favourites.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import type { Language } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { takeTitle } from '#knowledge/poetry/title-of-poem.ts'
import type { Words } from '../words/en.ts'
import styles from './poem-actions.module.css'

export interface WrittenPoem {
  readonly text: string
  readonly language: Language
  readonly source: WrittenBy
  readonly topic?: string
}

export function PoemActions({ poem, kept }: { poem: WrittenPoem; kept: Favourites }) {
  const t = useWords<Words & ComposingWords>()
  const takeOut = useRemoval('favourites', t('express.poems.removed'))
  const favourite = kept.find(poem)
  const { title, body } = takeTitle(poem.text)

  return (
    <div className={styles.actions}>
      <PictureCard
        card={{
          hour: 'express',
          language: poem.language,
          text: body,
          note: t(`common.composing.by.${poem.source}`),
          ...(title && { title }),
        }}
      />
      <ResultActions
        text={poem.text}
        {...(title && { shareTitle: title })}
        onKeep={() => (favourite ? takeOut(favourite) : kept.keep(poem))}
        isKept={favourite !== undefined}
      />
    </div>
  )
}
