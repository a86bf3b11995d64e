import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import type { ComposingState } from './composing-state.ts'
import styles from './provenance.module.css'

type Said = Pick<ComposingState<ComposeKind>, 'status' | 'source' | 'reason' | 'cut' | 'care'>

export interface ProvenanceProps {
  readonly composing: Said
  /** Offers our own composer where the writing service failed. */
  readonly onWriteHere?: () => void
}

/** Who wrote this, and where it was not the one expected, why. */
export function Provenance({ composing, onWriteHere }: ProvenanceProps) {
  const t = useWords<Words>()
  const { source, status } = composing
  if (!source || status === 'idle') return null
  const why = whyOf(composing)
  const isSubstitute = source === 'shelf' && !composing.care && status !== 'writing'
  return (
    <div className={styles.provenance}>
      {status !== 'failed' && (
        <SourceLabel source={source}>{t(`common.composing.by.${source}`)}</SourceLabel>
      )}
      {why && <p className={styles.why}>{t(why)}</p>}
      {isSubstitute && onWriteHere && (
        <Button kind="quiet" icon={feather} onClick={onWriteHere}>
          {t('common.composing.here')}
        </Button>
      )}
    </div>
  )
}

const whyComposer: Readonly<Record<string, keyof Words>> = {
  offline: 'common.composing.why.offline',
  busy: 'common.composing.why.busy',
  budget: 'common.composing.why.budget',
}

function whyOf(composing: Said): keyof Words | undefined {
  const { source, status, reason, cut } = composing
  if (status === 'failed') return undefined
  if (cut) return cut === 'time' ? 'common.composing.why.cut' : 'common.composing.why.stopped'
  if (reason === undefined) return undefined
  return source === 'shelf' ? 'common.composing.why.service' : whyComposer[reason]
}
