import { useState } from 'react'
import { formatClock } from '#kit/i18n/clock.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { lock } from '#kit/ui/web/icons.ts'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { Words } from '../words/en.ts'
import { AuditLog } from './audit-log.tsx'
import styles from './desk.module.css'
import { Queue } from './queue.tsx'
import { Talks } from './talks.tsx'
import type { Session } from './use-session.ts'

type Sheet = 'waiting' | 'talks' | 'removed' | 'log'
const sheets: readonly Sheet[] = ['waiting', 'talks', 'removed', 'log']

export function Desk({ session, until }: { session: Session; until: number }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [sheet, setSheet] = useState<Sheet>('waiting')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <div className={`page ${styles.desk}`} data-hour="community">
      <header className={styles.top}>
        <h1 tabIndex={-1}>{t('common.moderate.title')}</h1>
        <div className={styles.session}>
          <p>{t('common.moderate.until', { time: formatClock(until, zone, language) })}</p>
          <Button kind="plain" icon={lock} onClick={() => session.close().catch(session.expire)}>
            {t('common.moderate.lock')}
          </Button>
        </div>
      </header>
      <Toggle
        legend={t('common.moderate.show')}
        hideLegend
        options={sheets.map((value) => ({ value, label: t(`common.moderate.${value}`) }))}
        value={sheet}
        onChange={setSheet}
      />
      {sheet === 'log' && <AuditLog onExpired={session.expire} />}
      {sheet === 'talks' && <Talks onExpired={session.expire} />}
      {(sheet === 'waiting' || sheet === 'removed') && (
        <Queue key={sheet} show={sheet} onExpired={session.expire} />
      )}
    </div>
  )
}
