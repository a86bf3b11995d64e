import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { copy, heart, share } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Words } from '../words/en.ts'
import styles from './result-actions.module.css'

export interface ResultActionsProps {
  /** What is copied and shared. */
  readonly text: string
  readonly shareTitle?: string
  /** Without it there is no button to keep the text. */
  readonly onKeep?: () => void
  readonly isKept?: boolean
}

/** Copy, share and keep, the same under everything that was written. */
export function ResultActions({ text, shareTitle, onKeep, isKept = false }: ResultActionsProps) {
  const t = useWords<Words>()
  const showToast = useToast()

  async function copyIt() {
    const done = await copyText(text)
    showToast({ text: t(done ? 'common.composing.copied' : 'common.composing.notCopied') })
  }

  async function shareIt() {
    if (!navigator.share) return copyIt()
    try {
      await navigator.share({ text, ...(shareTitle && { title: shareTitle }) })
    } catch (error) {
      // Closing the sheet is an answer too; anything else still gets them the text.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyIt()
    }
  }

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
