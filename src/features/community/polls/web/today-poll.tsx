import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import { PollAnswers } from './poll-answers.tsx'
import { PollFacts } from './poll-facts.tsx'
import styles from './polls.module.css'
import type { Polls } from './use-polls.ts'
import type { Voting } from './use-voting.ts'

const questionId = 'todays-question'

export function TodayPoll({ polls, voting }: { polls: Polls; voting: Voting }) {
  const { list } = polls
  const poll = list?.polls[0]
  if (!list || !poll) return <NoQuestion polls={polls} />
  return (
    <>
      <h2 id={questionId} className={styles.question} lang={languageTag(list.language)}>
        {poll.question}
      </h2>
      <PollAnswers
        key={poll.id}
        poll={poll}
        voting={voting}
        questionId={questionId}
        language={list.language}
      />
      <PollFacts poll={voting.seen(poll)} />
    </>
  )
}

function NoQuestion({ polls: { trouble, retry } }: { polls: Polls }) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  if (!trouble) return <Skeleton label={t('community.polls.loading')} lines={5} />
  return (
    <ErrorState
      message={t(trouble === 'offline' ? 'community.polls.offline' : 'community.polls.unread')}
      retryLabel={t('common.tryAgain')}
      onRetry={retry}
    />
  )
}
