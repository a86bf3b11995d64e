import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Card } from '#kit/ui/web/card.tsx'
import { lock } from '#kit/ui/web/icons.ts'
import { device } from '#kit/web/device-store.ts'
import { answered } from './answered.ts'
import styles from './door.module.css'
import type { Words } from './words/en.ts'

export function Offer() {
  const t = useWords<Words>()
  const [isPutAway, putAway] = useState(false)

  function sayNo() {
    device.keep(answered, 'no')
    putAway(true)
  }

  if (isPutAway) return null
  return (
    <Card tone="open" role="group" aria-label={t('common.door.offer')} className={styles.offer}>
      <p className={styles.offerTitle}>{t('common.door.offer')}</p>
      <p>{t('common.door.offerLead')}</p>
      <div className="cluster">
        <ButtonLink href="/lock" kind="quiet" icon={lock}>
          {t('common.door.offerYes')}
        </ButtonLink>
        <Button kind="plain" onClick={sayNo}>
          {t('common.door.offerNo')}
        </Button>
      </div>
    </Card>
  )
}
