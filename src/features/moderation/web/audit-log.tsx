import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '#kit/http/endpoint.ts'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import { formatRelative } from '#kit/i18n/relative-time.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type * as contract from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './audit-log.module.css'
import { isExpired } from './use-queue.ts'

type Page = ReplyOf<typeof contract.readLog>

export function AuditLog({ onExpired }: { onExpired: () => void }) {
  const t = useWords<Words & { 'common.tryAgain': string }>()
  const { page, trouble, busy, read } = useLog(onExpired)
  if (!page && trouble) {
    return (
      <ErrorState
        message={t(`common.moderate.${trouble}`)}
        retryLabel={t('common.tryAgain')}
        onRetry={() => read(null)}
        busy={busy}
      />
    )
  }
  if (!page) return <Skeleton label={t('common.moderate.loading')} lines={6} />
  if (page.entries.length === 0) return <EmptyState text={t('common.moderate.none.log')} />
  return (
    <div className={styles.log}>
      <Entries entries={page.entries} />
      {page.next !== null && (
        <div>
          <Button kind="quiet" busy={busy} onClick={() => read(page.next)}>
            {t('common.moderate.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Entries({ entries }: Pick<Page, 'entries'>) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <table className={styles.entries}>
      <caption>{t('common.moderate.log.lead')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('common.moderate.log.when')}</th>
          <th scope="col">{t('common.moderate.log.what')}</th>
          <th scope="col">{t('common.moderate.log.post')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, action, post }) => (
          <tr key={`${at} ${action} ${post}`}>
            <td>
              <time dateTime={at}>
                {formatRelative(Date.parse(at), Date.now(), language, zone)}
              </time>
            </td>
            <td>{t(`common.moderate.logged.${action}`)}</td>
            <td>
              <code title={post}>…{post.slice(-8)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useLog(onExpired: () => void) {
  const [page, setPage] = useState<Page | null>(null)
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null)
  const [busy, setBusy] = useState(true)
  const expired = useRef(onExpired)
  expired.current = onExpired

  const read = useCallback(async (before: string | null) => {
    setBusy(true)
    try {
      const path = `/api/moderation/log${before === null ? '' : `?before=${before}`}`
      const found = await askServer<typeof contract.readLog>('GET', path)
      setPage((shown) =>
        before === null || !shown
          ? found
          : { ...found, entries: [...shown.entries, ...found.entries] },
      )
      setTrouble(null)
    } catch (error) {
      if (isExpired(error)) return expired.current()
      setTrouble(error instanceof Refusal && error.offline ? 'offline' : 'failed')
    } finally {
      setBusy(false)
    }
  }, [])

  useEffect(() => void read(null), [read])
  return { page, trouble, busy, read }
}
