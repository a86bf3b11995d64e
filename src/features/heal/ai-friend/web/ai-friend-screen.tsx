import { breathe } from '#capabilities/look/web/screen-icons.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { info } from '#kit/ui/web/icons.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { ClearTalk } from './clear-talk.tsx'
import { TalkLog } from './talk-log.tsx'
import { useTalk } from './use-talk.ts'
import { WriteMessage } from './write-message.tsx'

export default function AiFriendScreen() {
  const t = useWords<Words & AreaWords>()
  const talk = useTalk()
  const isBusy = talk.composing.status === 'writing'
  return (
    <div className={`page-narrow ${styles.screen}`}>
      <PageHeader title={t('heal.ai-friend.title')} lead={t('heal.ai-friend.lead')} />
      <TalkLog talk={talk} />
      <section aria-label={t('heal.ai-friend.small')} className="cluster">
        <ButtonLink href="/heal/breathe" kind="quiet" icon={breathe}>
          {t('heal.ai-friend.breathe')}
        </ButtonLink>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() => talk.offer(t('heal.ai-friend.fiveText'))}
        >
          {t('heal.ai-friend.five')}
        </Button>
      </section>
      <div className={styles.foot}>
        <p className={styles.label}>
          <Icon path={info} size="small" />
          {t('heal.ai-friend.label')}
        </p>
        <WriteMessage busy={isBusy} onSay={talk.say} />
      </div>
      <div className={styles.kept}>
        <p>{t('heal.ai-friend.kept')}</p>
        {talk.messages.length > 0 && <ClearTalk onClear={talk.clear} />}
      </div>
    </div>
  )
}
