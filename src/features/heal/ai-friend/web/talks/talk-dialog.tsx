import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { lock, pen } from '#kit/ui/web/icons.ts'
import type { Words as FriendWords } from '../../words/en.ts'
import { EarlierTalks } from './earlier-talks.tsx'
import styles from './talk-dialog.module.css'
import type { Talks } from './use-talks.ts'
import type { Words } from './words/en.ts'

interface TalkDialogProps {
  readonly talks: Talks
  readonly open: boolean
  onClose(): void
}

/** All that can be done with talks. */
export function TalkDialog({ talks, open, onClose }: TalkDialogProps) {
  const t = useWords<Words & FriendWords>()
  const { t: shared } = useLanguage()

  function andClose(act: () => void) {
    act()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('heal.ai-friend.talks')}
      closeLabel={shared('common.close')}
      closeOnBackdrop
    >
      {/* Opened anew it asks and undoes nothing of the last time. */}
      {open && (
        <div className={styles.body}>
          <div className="cluster">
            <Button icon={pen} onClick={() => andClose(() => talks.begin())}>
              {t('heal.ai-friend.newTalk')}
            </Button>
          </div>
          <div>
            <Button
              kind="quiet"
              icon={lock}
              onClick={() => andClose(() => talks.begin({ leavesNothing: true }))}
            >
              {t('heal.ai-friend.leavesNothing')}
            </Button>
            <p className={styles.quiet}>{t('heal.ai-friend.leavesNothingLead')}</p>
          </div>
          <EarlierTalks talks={talks} onOpen={(id) => andClose(() => talks.open(id))} />
          {talks.earlier.length > 0 && (
            <AskFirst
              label={t('heal.ai-friend.clearAll')}
              question={t('heal.ai-friend.clearAllAsk', { n: talks.earlier.length })}
              no={t('heal.ai-friend.clearNo')}
              onYes={talks.removeAll}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
