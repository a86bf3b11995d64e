import { useWords } from '#kit/i18n/web/language.tsx'
import { usePage } from '#kit/page/web/page.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { DhakaStrip } from '#kit/ui/web/dhaka-strip.tsx'
import styles from './footer.module.css'
import { useFieldInSight } from './use-field-in-sight.ts'
import type { Words } from './words/en.ts'

export default function Footer() {
  const t = useWords<Words>()
  const { ads } = usePage()
  // It is here once somebody has touched the page, and no keyboard comes before.
  useFieldInSight()
  return (
    <footer className={styles.footer}>
      <DhakaStrip />
      <div className={styles.row}>
        <p>{t(ads ? 'common.footer.promiseWithAds' : 'common.footer.promise')}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
        <ul role="list">
          <li>
            <AppLink href="/help">{t('nav.help')}</AppLink>
          </li>
          <li>
            <AppLink href="/privacy">{t('nav.privacy')}</AppLink>
          </li>
          <li>
            <AppLink href="/account">{t('nav.account')}</AppLink>
          </li>
        </ul>
      </div>
    </footer>
  )
}
