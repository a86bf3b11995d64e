import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { copy, heart, share } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './result-actions.module.css'
import { useHandOnText } from './use-hand-on-text.ts'

export interface ResultActionsProps {
  /** What is copied and shared. */
  readonly text: string
  readonly shareTitle?: string
  /** Where others find the same, as `?sign=leo` does: it goes along when the text is shared. */
  readonly link?: string
  /** Without it there is no button to keep the text. */
  readonly onKeep?: () => void
  readonly isKept?: boolean
}

/** Copy, share and keep, the same under everything that was written. */
export function ResultActions(props: ResultActionsProps) {
  const { text, shareTitle, link, onKeep, isKept = false } = props
  const t = useWords<Words>()
  const { copyIt, shareIt } = useHandOnText({ text, title: shareTitle, link })

  return (
    <div className={styles.row}>
      <button type="button" onClick={copyIt}>
        <Icon path={copy} />
        {t('common.composing.copy')}
      </button>
      <button type="button" onClick={shareIt}>
        <Icon path={share} />
        {t('common.composing.share')}
      </button>
      {onKeep && (
        <button type="button" aria-pressed={isKept} onClick={onKeep}>
          <Icon path={heart} filled={isKept} />
          {t('common.composing.keep')}
        </button>
      )}
    </div>
  )
}
