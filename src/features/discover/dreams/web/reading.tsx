import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StreamedText } from '#capabilities/composing/web/streamed-text.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import type { Words } from '../words/en.ts'
import styles from './dreams.module.css'
import { SeenSymbols } from './seen-symbols.tsx'

const closedEye = 'M4 10.5c3 5.5 13 5.5 16 0M6.7 13.6 5 16.5M12 14.7V18.2M17.3 13.6 19 16.5'

export interface ReadingProps {
  readonly dream: string
  readonly composing: Composing<'dream'>
}

export function Reading({ dream, composing }: ReadingProps) {
  const t = useWords<Words & ComposingWords & Record<'discover.dreams.title', string>>()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  const { status, text } = composing
  return (
    <section className={`stack beside ${styles.reading}`} aria-labelledby="dream-reading">
      <h2 id="dream-reading" ref={heading} tabIndex={-1}>
        {t('discover.dreams.reading')}
      </h2>
      <StreamedText composing={composing} lines={5} failed={t('discover.dreams.failed')} />
      {status === 'done' && (
        <>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <PictureCard
            card={{
              hour: 'discover',
              language: composing.language,
              sign: { kind: 'glyph', path: closedEye },
              title: t('discover.dreams.reading'),
              text,
              note: t(`common.composing.by.${composing.source ?? 'shelf'}`),
            }}
          />
          <ResultActions text={text} shareTitle={t('discover.dreams.title')} />
          <SeenSymbols dream={dream} reading={text} />
        </>
      )}
    </section>
  )
}
