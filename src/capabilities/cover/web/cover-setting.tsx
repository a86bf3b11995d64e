import { useEffect, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { patroPath } from '../cover-cookie.ts'
import type { Words } from '../words/en.ts'
import { chooseCover, coverHere } from './cover-here.ts'
import styles from './cover-setting.module.css'

/** The choice, how to come in afterwards, and what it cannot do. */
export function CoverSetting() {
  const t = useWords<Words>()
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => setOn(coverHere() === 'patro'), [])

  async function choose(next: boolean) {
    const isKept = await chooseCover(next)
    setRefused(!isKept)
    if (isKept) setOn(next)
  }

  return (
    <section className="stack" aria-labelledby="cover-title">
      <h2 id="cover-title">{t('common.cover.title')}</h2>
      <p>{t('common.cover.lead')}</p>
      <Switch label={t('common.cover.switch')} isOn={isOn} onChange={(next) => void choose(next)} />
      {isRefused && <Notice tone="warn">{t('common.cover.refused')}</Notice>}
      <div className={styles.part}>
        <h3>{t('common.cover.how')}</h3>
        <p>{t('common.cover.hold')}</p>
        <p>{t('common.cover.secret')}</p>
        <p>{t('common.cover.tab')}</p>
        <p>
          {/* Not within the app: it is a page of its own, and whoever looks at it has not left. */}
          <a href={patroPath} target="_blank" rel="noreferrer">
            {t('common.cover.see')}
          </a>
        </p>
      </div>
      <div className={styles.part}>
        <h3>{t('common.cover.limits')}</h3>
        <p>{t('common.cover.installed')}</p>
        <p>{t('common.cover.history')}</p>
      </div>
      <div className={styles.part}>
        <h3>{t('common.cover.leaving')}</h3>
        <p>{t('common.cover.leave')}</p>
      </div>
    </section>
  )
}
