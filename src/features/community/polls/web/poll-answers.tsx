import { useEffect, useRef } from 'react'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { check, offline } from '#kit/ui/web/icons.ts'
import type { Poll } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './poll-answers.module.css'
import type { PollList } from './poll-list.ts'
import { PollResults } from './poll-results.tsx'
import type { VoteNote, Voting } from './use-voting.ts'

export interface PollAnswersProps {
  readonly poll: Poll
  readonly voting: Voting
  readonly language: PollList['language']
  /** The heading that asks the question. */
  readonly questionId: string
}

/** The answers to tap; once one was given, how everybody voted. They take the same room. */
export function PollAnswers({ poll, voting, language, questionId }: PollAnswersProps) {
  const shown = voting.seen(poll)
  const note = voting.note(poll.id)
  const kept = voting.keptAnswer(poll)
  const said = useRef<HTMLParagraphElement>(null)
  const tapped = useRef(false)

  // The tapped button is gone: without this the focus would fall back to the top of the page.
  useEffect(() => {
    if (!shown.voted || !tapped.current) return
    tapped.current = false
    said.current?.focus({ preventScroll: true })
  }, [shown.voted])

  return (
    <div className={styles.answers} lang={languageTag(language)}>
      {shown.voted ? (
        <PollResults poll={shown} />
      ) : (
        <>
          <fieldset className={styles.options} aria-labelledby={questionId}>
            {poll.options.map(({ id, text }) => (
              <button
                key={id}
                type="button"
                className={styles.option}
                aria-pressed={kept === id}
                onClick={() => {
                  tapped.current = true
                  voting.vote(poll, id)
                }}
              >
                <span>{text}</span>
                {kept === id && <Icon path={check} size="small" />}
              </button>
            ))}
          </fieldset>
          <WithoutScript poll={poll} />
        </>
      )}
      {shown.voted ? (
        <p ref={said} tabIndex={-1} className={styles.said}>
          <Said note={note} isCounted={poll.voted} />
        </p>
      ) : (
        <Trouble note={note} isKept={kept !== null} />
      )}
    </div>
  )
}

function Said({ note, isCounted }: { note: VoteNote | null; isCounted: boolean }) {
  const t = useWords<Words>()
  if (note === 'already') return t('community.polls.already')
  return t(note === 'thanks' || isCounted ? 'community.polls.thanks' : 'community.polls.sending')
}

function Trouble({ note, isKept }: { note: VoteNote | null; isKept: boolean }) {
  const t = useWords<Words>()
  return (
    <>
      <div role="status" className={styles.status}>
        {isKept && (
          <p className={styles.said}>
            <Icon path={offline} size="small" />
            <span>{t('community.polls.kept')}</span>
          </p>
        )}
        {(note === 'busy' || note === 'failed' || note === 'gone') && (
          <p className={styles.trouble}>{t(`community.polls.${note}`)}</p>
        )}
      </div>
      {!isKept && <p className={styles.said}>{t('community.polls.lead')}</p>}
    </>
  )
}

function WithoutScript({ poll }: { poll: Poll }) {
  const t = useWords<Words>()
  return (
    <noscript>
      <p className={styles.said}>{t('community.polls.noScript')}</p>
      <PollResults poll={poll} />
    </noscript>
  )
}
