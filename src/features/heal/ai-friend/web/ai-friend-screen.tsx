import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { info } from '#kit/ui/web/icons.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { useBreathing } from './breathing-here.tsx'
import { ClearTalk } from './clear-talk.tsx'
import { Offers, Starters } from './offers.tsx'
import { TalkLog } from './talk-log.tsx'
import { useReadingAloud } from './use-reading-aloud.ts'
import { useShortGlass } from './use-short-glass.ts'
import { useTalk } from './use-talk.ts'
import { WriteMessage } from './write-message.tsx'

export default function AiFriendScreen() {
  const t = useWords<Words & AreaWords>()
  const talk = useTalk()
  const aloud = useReadingAloud()
  const { hasWriter, status } = talk
  const breathing = useBreathing(talk.messages.length)
  const isShort = useShortGlass()
  const isBusy = status === 'thinking' || status === 'writing'

  function say(text: string) {
    aloud.stop()
    talk.say(text)
  }

  const isFirst = talk.messages.length === 0 && !talk.opening && status === 'idle'
  const chips = isFirst ? (
    <Starters onSay={say} />
  ) : (
    <Offers offers={talk.offers} onSay={say} onBreathe={breathing.begin} />
  )

  return (
    <div className={`page-narrow ${styles.screen}`}>
      <PageHeader title={t('heal.ai-friend.title')} lead={t('heal.ai-friend.lead')} />
      <TalkLog talk={talk} aloud={aloud} breathing={breathing}>
        {!isShort && chips}
      </TalkLog>
      <div className={styles.foot}>
        {isShort && chips}
        <p className={styles.label}>
          <Icon path={info} size="small" />
          {t(hasWriter ? 'heal.ai-friend.labelModel' : 'heal.ai-friend.label')}
        </p>
        <WriteMessage busy={isBusy} onSay={say} onWake={talk.wake} />
      </div>
      <div className={styles.kept}>
        <p>{t(hasWriter ? 'heal.ai-friend.keptSent' : 'heal.ai-friend.kept')}</p>
        {talk.messages.length > 0 && <ClearTalk onClear={talk.clear} />}
      </div>
    </div>
  )
}
