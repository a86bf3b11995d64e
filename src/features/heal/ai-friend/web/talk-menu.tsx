import { useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { lock, menu, pen } from '#kit/ui/web/icons.ts'
import { Notice } from '#kit/ui/web/notice.tsx'
import type { Words } from '../words/en.ts'
import { EarlierTalks } from './earlier-talks.tsx'
import styles from './talk-menu.module.css'
import type { Talks } from './use-talks.ts'

/** A button for all that can be done with talks, and the word that one of them leaves nothing. */
export function TalkMenu({ talks }: { talks: Talks }) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function andClose(act: () => void) {
    act()
    close()
  }

  return (
    <div className={styles.menu}>
      <Button kind="plain" icon={menu} onClick={() => setOpen(true)}>
        {t('heal.ai-friend.talks')}
      </Button>
      {talks.current.leavesNothing && (
        <Notice>
          <p>{t('heal.ai-friend.leavesNothingNow')}</p>
        </Notice>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('heal.ai-friend.talks')}
        closeLabel={shared('common.close')}
        closeOnBackdrop
      >
        {/* Opened anew it asks and undoes nothing of the last time. */}
        {isOpen && (
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
    </div>
  )
}
