import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { NameReading } from '#knowledge/rashi/sign-by-syllable.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { GivenName } from '../shelf/given-name.ts'
import { tellName } from '../shelf/tell-name.ts'
import type { Words } from '../words/en.ts'
import { cardOfName } from './card-of-name.ts'
import styles from './name.module.css'
import { NamePlate } from './name-plate.tsx'
import { Parts } from './parts.tsx'

export interface ShelfMeaningProps {
  readonly entry: GivenName
  readonly signs: readonly NameReading[]
}

export function ShelfMeaning({ entry, signs }: ShelfMeaningProps) {
  const t = useWords<Words & AreaWords>()
  const { language } = useLanguage()
  const [own, other] = language === 'np' ? [entry.np, entry.en] : [entry.en, entry.np]
  const parts = tellName(entry, language)
  return (
    <section className="stack" aria-labelledby="name-read">
      <NamePlate name={own} other={other} signs={signs} />
      <Parts {...parts} />
      {entry.uncertain && <Notice>{t('discover.name.uncertain')}</Notice>}
      <SourceLabel source="shelf">{t('discover.name.fromShelf')}</SourceLabel>
      <p className={styles.play}>{t('discover.name.play')}</p>
      <PictureCard
        card={cardOfName(own, signs, [parts.meaning, parts.personality], {
          language,
          note: t('discover.name.fromShelf'),
        })}
      />
      <ResultActions
        text={[`${entry.en} · ${entry.np}`, ...Object.values(parts)].join('\n\n')}
        shareTitle={t('discover.name.title')}
      />
    </section>
  )
}
