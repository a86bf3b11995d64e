import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StructuredResult } from '#capabilities/composing/web/structured-result.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { NameReading } from '#knowledge/rashi/sign-by-syllable.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { cardOfName } from './card-of-name.ts'
import { NamePlate } from './name-plate.tsx'
import { Parts } from './parts.tsx'

export interface ComposedMeaningProps {
  readonly name: string
  readonly signs: readonly NameReading[]
  readonly composing: Composing<'nameMeaning'>
}

/** For a name that is not on the shelf. The parts come at once, with who wrote them. */
export function ComposedMeaning({ name, signs, composing }: ComposedMeaningProps) {
  const t = useWords<Words & AreaWords & ComposingWords>()
  return (
    <StructuredResult composing={composing} lines={4}>
      {({ meaning, origin, personality }) => (
        <section className="stack" aria-labelledby="name-read">
          <NamePlate name={name} signs={signs} />
          {composing.source !== 'ai' && <Notice>{t('discover.name.unknown')}</Notice>}
          <Parts
            meaning={meaning}
            origin={origin}
            personality={personality}
            lang={languageTag(composing.language)}
          />
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <PictureCard
            card={cardOfName(name, signs, [meaning, personality], {
              language: composing.language,
              note: t(`common.composing.by.${composing.source ?? 'shelf'}`),
            })}
          />
          <ResultActions
            text={[name, meaning, origin, personality].join('\n\n')}
            shareTitle={t('discover.name.title')}
          />
        </section>
      )}
    </StructuredResult>
  )
}
