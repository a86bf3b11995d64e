import { useEffect, useId, useRef, useState } from 'react'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { bringIntoSight } from '#kit/page/web/bring-into-sight.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { check } from '#kit/ui/web/icons.ts'
import { namedInAddress } from '#kit/web/named-in-address.ts'
import type { Poll } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './earlier-polls.module.css'
import { PollAnswers } from './poll-answers.tsx'
import { PollFacts } from './poll-facts.tsx'
import type { Polls } from './use-polls.ts'
import type { Voting } from './use-voting.ts'

export function EarlierPolls({ polls, voting }: { polls: Polls; voting: Voting }) {
  const t = useWords<Words>()
  const named = useNamedPoll(polls)
  const { list } = polls
  const earlier = list?.polls.slice(1) ?? []
  if (!list || earlier.length === 0) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-questions">
      <div>
        <h2 id="earlier-questions">{t('community.polls.earlier')}</h2>
        <p className={styles.lead}>{t('community.polls.earlierLead')}</p>
      </div>
      <div className={styles.list}>
        {earlier.map((poll) => (
          <EarlierPoll
            key={poll.id}
            poll={poll}
            voting={voting}
            language={list.language}
            isNamed={poll.id === named}
          />
        ))}
      </div>
      {list.next !== null && <Older loadOlder={polls.loadOlder} />}
    </section>
  )
}

/** The poll that the address names. Older questions are fetched until it is among them. */
function useNamedPoll({ list, loadOlder }: Polls): string | null {
  const [named, setNamed] = useState<string | null>(null)
  useEffect(() => setNamed(namedInAddress('poll')), [])
  const isMissing = named !== null && list !== null && !list.polls.some(({ id }) => id === named)
  const oldest = isMissing ? list.next : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of them
  useEffect(() => {
    // What cannot be fetched now is still behind the button.
    if (oldest !== null) loadOlder().catch(() => undefined)
  }, [oldest])
  return named
}

interface EarlierPollProps {
  readonly poll: Poll
  readonly voting: Voting
  readonly language: Language
  readonly isNamed: boolean
}

function EarlierPoll({ poll, voting, language, isNamed }: EarlierPollProps) {
  const t = useWords<Words>()
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isNamed || !row.current) return
    row.current.open = true
    bringIntoSight(row.current)
  }, [isNamed])
  const questionId = useId()
  const seen = voting.seen(poll)
  return (
    <Disclosure
      ref={row}
      inList
      className={styles.poll}
      summary={
        <>
          <h3 id={questionId} lang={languageTag(language)}>
            {poll.question}
          </h3>
          {seen.voted && <Icon path={check} size="small" label={t('community.polls.answered')} />}
        </>
      }
    >
      <div className={styles.inside}>
        <PollAnswers poll={poll} voting={voting} language={language} questionId={questionId} />
        <PollFacts poll={seen} />
      </div>
    </Disclosure>
  )
}

function Older({ loadOlder }: Pick<Polls, 'loadOlder'>) {
  const t = useWords<Words>()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const row = useRef<HTMLDivElement>(null)

  async function load() {
    setBusy(true)
    const last = row.current?.parentElement?.querySelector('details:last-of-type')
    try {
      const n = await loadOlder()
      setTold(t('community.polls.moreShown', { n }))
      // When this was the last page the button goes, and the focus would go with it.
      requestAnimationFrame(() => {
        if (row.current === null) last?.nextElementSibling?.querySelector('summary')?.focus()
      })
    } catch {
      setTold(t('community.polls.olderFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={row} className="cluster">
      <Button kind="quiet" busy={busy} onClick={load}>
        {t('community.polls.older')}
      </Button>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  )
}
