import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { offline } from '#kit/ui/web/icons.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { EarlierPolls } from './earlier-polls.tsx'
import styles from './polls.module.css'
import { TodayPoll } from './today-poll.tsx'
import { usePolls } from './use-polls.ts'
import { useVoting } from './use-voting.ts'

export default function PollsScreen() {
  const t = useWords<Words & AreaWords>()
  const polls = usePolls()
  const voting = useVoting(polls)
  return (
    <div className={`page ${styles.polls}`}>
      <RoomHeader room="community.polls" isBrief />
      <section className={styles.today} aria-label={t('community.polls.title')}>
        <div className={styles.words}>
          <TodayPoll polls={polls} voting={voting} />
        </div>
        <div className={styles.art}>
          <Picture of="community" />
        </div>
      </section>
      {polls.list && polls.trouble === 'offline' && (
        <p className={styles.fromBefore}>
          <Icon path={offline} size="small" />
          <span>{t('community.polls.fromBefore')}</span>
        </p>
      )}
      <EarlierPolls polls={polls} voting={voting} />
    </div>
  )
}
