import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { copy, heart, share } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import { handOn, linkInLanguage } from '#kit/web/hand-on.ts'
import type { Words } from '../words/en.ts'
import styles from './result-actions.module.css'

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
  const { language } = useLanguage()
  const showToast = useToast()

  async function copyIt(what = text) {
    const done = await copyText(what)
    showToast({ text: t(done ? 'common.composing.copied' : 'common.composing.notCopied') })
  }

  function shareIt() {
    const url = link && linkInLanguage(link, language)
    const what = { text, ...(shareTitle && { title: shareTitle }), ...(url && { url }) }
    return handOn(what, () => copyIt(url ? `${text}\n\n${url}` : text))
  }

  return (
    <div className={styles.row}>
      <button type="button" onClick={() => copyIt()}>
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
