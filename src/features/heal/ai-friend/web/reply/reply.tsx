import { memo } from 'react'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { copy, refresh, stop } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Message } from '../../talk/history.ts'
import type { FindNumbers } from '../../talk/numbers-in-text.ts'
import { voiceFor } from '../../talk/voices.ts'
import type { Words } from '../../words/en.ts'
import { speaker } from '../talk-icons.ts'
import styles from './bubble.module.css'
import { Bubble, Spoken } from './bubble.tsx'
import type { ReadingAloud } from './use-reading-aloud.ts'

export interface ReplyProps extends Pick<ReadingAloud, 'voices' | 'read' | 'stop'> {
  readonly message: Message
  readonly numbers: FindNumbers | undefined
  readonly isRead: boolean
  readonly shown?: number | undefined
  /** Under the last one alone. */
  readonly onRetry?: (() => void) | undefined
}

/** One reply of the friend. A talk of two hundred is drawn again only where something changed. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, numbers, shown } = props
  return (
    <Bubble isUser={false} below={shown === undefined && <Actions {...props} />}>
      <Spoken text={message.text} numbers={numbers} shown={shown} />
    </Bubble>
  )
})

function Actions({ message: { id, text }, voices, isRead, read, stop: hush, onRetry }: ReplyProps) {
  const t = useWords<Words & ComposingWords>()
  const showToast = useToast()
  const canRead = voiceFor(text, voices) !== undefined

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
          onClick={() => read(id, text)}
        />
      )}
      {isRead && <IconButton icon={stop} label={t('heal.ai-friend.stopReading')} onClick={hush} />}
      {onRetry && <IconButton icon={refresh} label={t('heal.ai-friend.retry')} onClick={onRetry} />}
    </div>
  )
}
