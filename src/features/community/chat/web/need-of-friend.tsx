import { AnswerLine } from '#capabilities/care/web/answer-line.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import type { FriendInNeed } from './hear-friend.ts'
import styles from './need-of-friend.module.css'

/** Seen by who listens, and by nobody else. */
export function NeedOfFriend({ need }: { need: FriendInNeed | null }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  return (
    <div role="status">
      {need && (
        <AnswerLine
          kind={need.kind}
          text={need.line[language]}
          more={t('community.chat.whereToCall')}
          className={styles.line}
        />
      )}
    </div>
  )
}
