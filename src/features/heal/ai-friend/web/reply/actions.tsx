import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { copy, refresh, stop } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Message } from '../../talk/history.ts'
import { voiceFor } from '../../talk/voices.ts'
import type { Words } from '../../words/en.ts'
import { speaker } from '../talk-icons.ts'
import styles from './bubble.module.css'
import { hush, readAloud, useIsRead, useVoices } from './reading-aloud.ts'

export interface ActionsProps {
  readonly message: Message
  /** Under the last one alone. */
  readonly onRetry?: (() => void) | undefined
}

/** What can be done with a reply. */
export function Actions({ message: { id, text }, onRetry }: ActionsProps) {
  const t = useWords<Words & ComposingWords>()
  const isRead = useIsRead(id)
  const showToast = useToast()
  const canRead = voiceFor(text, useVoices()) !== undefined

  async function copyIt() {
    const done = await copyText(text)
    showToast({ text: t(done ? 'common.composing.copied' : 'common.composing.notCopied') })
  }

  return (
    <div className={styles.actions}>
      <IconButton icon={copy} label={t('common.composing.copy')} onClick={copyIt} />
      {canRead && !isRead && (
        <IconButton
          icon={speaker}
          label={t('heal.ai-friend.readAloud')}
          onClick={() => readAloud(id, text)}
        />
      )}
      {isRead && <IconButton icon={stop} label={t('heal.ai-friend.stopReading')} onClick={hush} />}
      {onRetry && <IconButton icon={refresh} label={t('heal.ai-friend.retry')} onClick={onRetry} />}
    </div>
  )
}
