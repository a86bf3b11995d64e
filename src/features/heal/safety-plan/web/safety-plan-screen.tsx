import { Suspense, useState } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { type PlanField, planFields } from '#capabilities/safety-plan/plan.ts'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { KeptHere } from '#capabilities/vault/web/kept-here.tsx'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useHydrated } from '#kit/page/web/page.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { print, trash } from '#kit/ui/web/icons.ts'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { later } from '#kit/web/later.ts'
import { Standing } from '#kit/web/standing.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './safety-plan.module.css'
import { usePlan } from './use-plan.ts'

/** The server has written those of Nepal; the numbers of the world come to who has the page already. */
const CallLines = import.meta.env.SSR
  ? (await import('./call-lines.tsx')).default
  : later(() => import('./call-lines.tsx'))
const PrintedPlan = import.meta.env.SSR
  ? (await import('./printed-plan.tsx')).default
  : later(() => import('./printed-plan.tsx'))

/** The plan that thinks for somebody in the hour when they cannot. */
export default function SafetyPlanScreen() {
  const t = useWords<Words & AreaWords>()
  const plan = usePlan(t('heal.safety-plan.deleted'))
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  useCare(typed, { staysHere: true })

  const isLocked = plan.status === 'locked'

  function write(field: PlanField, text: string) {
    plan.write(field, text)
    setTyped(text)
  }

  return (
    <div className={`page-narrow ${styles.screen}`}>
      <RoomHeader room="heal.safety-plan" lead={t('heal.safety-plan.what')} />
      <PictureBeside of="heal" />
      <section className={styles.near} aria-labelledby="plan-near">
        <h2 id="plan-near">{t('heal.safety-plan.near')}</h2>
        <Standing part={CallLines} />
        <p>
          <AppLink href="/help">{t('heal.safety-plan.more')}</AppLink>
        </p>
      </section>
      <NeedsScript />
      {isLocked ? <LockedDoor /> : <NotOpened status={plan.status} retry={plan.retry} />}
      <p>{t('heal.safety-plan.lead')}</p>
      <form hidden={isLocked} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {planFields.map((field) => (
          <TextArea
            key={field}
            label={t(`heal.safety-plan.${field}`)}
            hint={t(`heal.safety-plan.${field}Hint`)}
            value={plan.words[field] ?? ''}
            onChange={({ target }) => write(field, target.value)}
            // What was typed over a plan that is still on its way would hide it.
            readOnly={plan.status === 'loading'}
            rows={2}
            dir="auto"
            autoComplete="off"
          />
        ))}
        <p className={styles.quiet}>{t('heal.safety-plan.keptAsTyped')}</p>
        <HoldingNotice />
      </form>
      {!isLocked && <p>{t('heal.safety-plan.show')}</p>}
      {hydrated && !isLocked && (
        <div className="cluster">
          <Button kind="quiet" icon={print} onClick={() => window.print()}>
            {t('heal.safety-plan.print')}
          </Button>
          {!plan.isEmpty && (
            <Button kind="plain" icon={trash} onClick={plan.clear}>
              {t('heal.safety-plan.delete')}
            </Button>
          )}
        </div>
      )}
      <KeptHere />
      <p className={styles.quiet}>{t('heal.safety-plan.source')}</p>
      <Suspense>
        <PrintedPlan words={plan.words} />
      </Suspense>
    </div>
  )
}
