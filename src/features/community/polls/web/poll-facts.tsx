import { useWords } from '#kit/i18n/web/language.tsx'
import { ShareLink } from '#kit/ui/web/share-link.tsx'
import type { Poll } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './polls.module.css'

/** What a question is about, how many answered it, and how to hand it on, in one quiet line. */
export function PollFacts({ poll }: { poll: Poll }) {
  const t = useWords<Words>()
  const { id, question, category, totalVotes } = poll
  return (
    <div className={styles.foot}>
      <p className={styles.facts}>
        <span>{t(`community.polls.category.${category}`)}</span>
        <span>
          {totalVotes === 0
            ? t('community.polls.noVotes')
            : t('community.polls.votes', { n: totalVotes })}
        </span>
      </p>
      <ShareLink link={`?poll=${id}`} title={question} />
    </div>
  )
}
