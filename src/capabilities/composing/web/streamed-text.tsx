import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton, type SkeletonProps } from '#kit/ui/web/skeleton.tsx'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './streamed-text.module.css'
import type { Composing } from './use-composing.ts'

interface Props<Kind extends ComposeKind> {
  readonly composing: Composing<Kind>
  readonly lines: NonNullable<SkeletonProps['lines']>
  /** What to say where nothing was written. */
  readonly failed: string
}

/** A reading as it is told, word by word. Busy meanwhile, so that it is read aloud whole. */
export function StreamedText<Kind extends ComposeKind>({ composing, lines, failed }: Props<Kind>) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  const { status, text } = composing
  return (
    <div aria-live="polite" aria-busy={status === 'writing'}>
      {status === 'writing' && text === '' && (
        <Skeleton label={t('common.composing.writing')} lines={lines} />
      )}
      {status === 'failed' && (
        <ErrorState message={failed} retryLabel={t('common.tryAgain')} onRetry={composing.again} />
      )}
      {status !== 'failed' && text !== '' && (
        <p className={styles.text} lang={languageTag(composing.language)} dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}
