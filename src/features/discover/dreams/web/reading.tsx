import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StreamedText } from '#capabilities/composing/web/streamed-text.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import type { Words } from '../words/en.ts'
import styles from './dreams.module.css'
import { SeenSymbols } from './seen-symbols.tsx'

export interface ReadingProps {
  readonly dream: string
  readonly composing: Composing<'dream'>
}

export function Reading({ dream, composing }: ReadingProps) {
  const t = useWords<Words & Record<'discover.dreams.title', string>>()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  const { status, text } = composing
  return (
    <section className={`stack ${styles.reading}`} aria-labelledby="dream-reading">
      <h2 id="dream-reading" ref={heading} tabIndex={-1}>
        {t('discover.dreams.reading')}
      </h2>
      <StreamedText composing={composing} lines={5} failed={t('discover.dreams.failed')} />
      {status === 'done' && (
        <>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <ResultActions text={text} shareTitle={t('discover.dreams.title')} />
          <SeenSymbols dream={dream} reading={text} />
        </>
      )}
    </section>
  )
}
