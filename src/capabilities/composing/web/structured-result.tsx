import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton, type SkeletonProps } from '#kit/ui/web/skeleton.tsx'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { FieldsOf } from '../contract.ts'
import type { Words } from '../words/en.ts'
import type { Composing } from './use-composing.ts'

interface Props<Kind extends ComposeKind> {
  readonly composing: Composing<Kind>
  readonly lines: SkeletonProps['lines']
  readonly children: (fields: NonNullable<FieldsOf<Kind>>) => ReactNode
}

/** For what comes in parts: nothing of it before all of it, or half an answer reads like a riddle. */
export function StructuredResult<Kind extends ComposeKind>({
  composing,
  lines,
  children,
}: Props<Kind>) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  const { status, fields } = composing
  if (status === 'idle') return null
  if (status === 'writing') {
    return <Skeleton label={t('common.composing.writing')} {...(lines && { lines })} />
  }
  if (status === 'done' && fields) return children(fields)
  return (
    <ErrorState
      message={t('common.composing.failed')}
      retryLabel={t('common.tryAgain')}
      onRetry={composing.again}
    />
  )
}
