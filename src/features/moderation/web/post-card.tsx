import { reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { walls } from '#capabilities/walls/walls.ts'
import type { Language } from '#kit/i18n/language.ts'
import { formatRelative } from '#kit/i18n/relative-time.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { ReviewedPost } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './post-card.module.css'
import type { Decide } from './use-decisions.ts'
import type { Action } from './use-queue.ts'

export interface PostCardProps {
  readonly post: ReviewedPost
  readonly show: 'waiting' | 'removed'
  readonly language: Language
  readonly decide: Decide
}

export function PostCard({ post, show, language, decide }: PostCardProps) {
  const t = useWords<Words>()
  const { t: nameOf } = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const silencing = post.authorSilenced ? 'unsilence' : 'silence'
  const act = (action: Action) => () => decide(post, action)
  return (
    <article className={styles.post} tabIndex={-1} data-post="" aria-labelledby={`${post.id}-text`}>
      <p className={styles.facts}>
        <span>{nameOf(`community.${walls[post.wall].page}.title`)}</span>
        <time dateTime={post.timestamp}>
          {formatRelative(Date.parse(post.timestamp), Date.now(), language, zone)}
        </time>
        <span>{t(`common.moderate.state.${post.state}`)}</span>
        {post.hearts > 0 && <span>{t('common.moderate.hearts', { n: post.hearts })}</span>}
      </p>
      <p id={`${post.id}-text`} dir="auto" className={styles.text}>
        {post.text}
      </p>
      <Reasons post={post} />
      <div className={styles.actions}>
        {show === 'waiting' ? (
          <>
            <Decision letter="a" onClick={act('approve')}>
              {t('common.moderate.approve')}
            </Decision>
            <Decision letter="r" kind="danger" onClick={act('remove')}>
              {t('common.moderate.remove')}
            </Decision>
          </>
        ) : (
          <Decision letter="r" onClick={act('restore')}>
            {t('common.moderate.restore')}
          </Decision>
        )}
        {post.authorKnown && (
          <Decision letter="s" kind="plain" onClick={act(silencing)}>
            {t(`common.moderate.${silencing}`)}
          </Decision>
        )}
      </div>
    </article>
  )
}

interface DecisionProps {
  readonly letter: string
  readonly kind?: 'quiet' | 'danger' | 'plain'
  readonly onClick: () => void
  readonly children: string
}

function Decision({ letter, kind = 'quiet', onClick, children }: DecisionProps) {
  return (
    <Button kind={kind} aria-keyshortcuts={letter} onClick={onClick}>
      {children}{' '}
      <span aria-hidden="true">
        <kbd>{letter}</kbd>
      </span>
    </Button>
  )
}

/** What the house noticed by itself, what visitors said, and whether its author is silenced. */
function Reasons({ post }: { post: ReviewedPost }) {
  const t = useWords<Words>()
  const { t: say } = useLanguage()
  const reports = reportReasons.filter((reason) => (post.reports[reason] ?? 0) > 0)
  if (post.reasons.length + reports.length === 0 && !post.authorSilenced) return null
  return (
    <div className={styles.why}>
      {post.reasons.length + reports.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
        <ul role="list" aria-label={t('common.moderate.why')}>
          {post.reasons.map((reason) => (
            <li key={reason}>{say(`common.moderate.reason.${reason}`)}</li>
          ))}
          {reports.map((reason) => (
            <li key={reason} data-reported="">
              {t(`common.moderate.report.${reason}`, { n: post.reports[reason] ?? 0 })}
            </li>
          ))}
        </ul>
      )}
      {post.established > 0 && <p>{t('common.moderate.established', { n: post.established })}</p>}
      {post.authorSilenced && <p>{t('common.moderate.silenced')}</p>}
    </div>
  )
}
