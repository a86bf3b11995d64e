import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { NameReading } from '#capabilities/rashi/sign-by-syllable.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { SourceLabel } from '#kit/ui/web/source-label.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import { type GivenName, origins } from '../shelf/given-name.ts'
import type { Words } from '../words/en.ts'
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
  const parts = {
    meaning: beginLarge(entry.meaning[language]),
    origin: origins[entry.origin][language],
    personality: beginLarge(entry.trait[language]),
  }
  return (
    <section className="stack" aria-labelledby="name-read">
      <NamePlate name={own} other={other} signs={signs} />
      <Parts {...parts} />
      {entry.uncertain && <Notice>{t('discover.name.uncertain')}</Notice>}
      <SourceLabel source="shelf">{t('discover.name.fromShelf')}</SourceLabel>
      <p className={styles.play}>{t('discover.name.play')}</p>
      <ResultActions
        text={[`${entry.en} · ${entry.np}`, ...Object.values(parts)].join('\n\n')}
        shareTitle={t('discover.name.title')}
      />
    </section>
  )
}

/** The shelf keeps meanings as a dictionary does, in small letters. */
function beginLarge(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
