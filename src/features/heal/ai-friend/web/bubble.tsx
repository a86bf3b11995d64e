import type { ReactNode } from 'react'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { copy } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'

export interface BubbleProps {
  readonly text: string
  readonly isUser: boolean
  readonly canCopy?: boolean
  readonly children?: ReactNode
}

/** What one of the two said, with who said it. */
export function Bubble({ text, isUser, canCopy = false, children }: BubbleProps) {
  const t = useWords<Words & ComposingWords>()
  const showToast = useToast()

  async function copyIt() {
    const done = await copyText(text)
    showToast({ text: t(done ? 'common.composing.copied' : 'common.composing.notCopied') })
  }

  return (
    <div className={isUser ? styles.mine : styles.theirs}>
      <p className={styles.who}>{t(isUser ? 'heal.ai-friend.you' : 'heal.ai-friend.friend')}</p>
      <div className={styles.bubble} dir="auto">
        {text}
        {children}
      </div>
      {canCopy && <IconButton icon={copy} label={t('common.composing.copy')} onClick={copyIt} />}
    </div>
  )
}
