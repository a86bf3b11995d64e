import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StructuredResult } from '#capabilities/composing/web/structured-result.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Prose } from '#kit/ui/web/prose.tsx'
import type { Words } from '../words/en.ts'
import styles from './numerology.module.css'
import { writeFigure } from './write-figure.ts'

export interface ReadingProps {
  readonly composing: Composing<'lifePath'>
  readonly number: number
}

/** Meaning and traits. */
export function Reading({ composing, number }: ReadingProps) {
  const t = useWords<Words & ComposingWords>()
  const { language } = useLanguage()
  const title = `${t('discover.numerology.number')} ${writeFigure(number, language)}`
  return (
    <StructuredResult composing={composing} lines={5}>
      {({ meaning, traits }) => (
        <div className="stack">
          <Prose lang={languageTag(composing.language)}>
            <h3 lang={languageTag(language)}>{t('discover.numerology.meaning')}</h3>
            <p className={styles.said}>{meaning}</p>
            <h3 lang={languageTag(language)}>{t('discover.numerology.traits')}</h3>
            <p className={styles.said}>{traits}</p>
          </Prose>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <PictureCard
            card={{
              hour: 'discover',
              language: composing.language,
              sign: { kind: 'figure', text: writeFigure(number, language) },
              title,
              text: `${meaning} ${traits}`,
              note: t(`common.composing.by.${composing.source ?? 'shelf'}`),
            }}
          />
          <ResultActions text={[title, meaning, traits].join('\n\n')} shareTitle={title} />
        </div>
      )}
    </StructuredResult>
  )
}
