import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { copy, heart, share } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Words } from '../words/en.ts'

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
    <div className="cluster">
      <Button kind="plain" icon={copy} onClick={copyIt}>
        {t('common.composing.copy')}
      </Button>
      <Button kind="plain" icon={share} onClick={shareIt}>
        {t('common.composing.share')}
      </Button>
      {onKeep && (
        <Button kind="plain" icon={heart} aria-pressed={isKept} onClick={onKeep}>
          {t(isKept ? 'common.composing.kept' : 'common.composing.keep')}
        </Button>
      )}
    </div>
  )
}
