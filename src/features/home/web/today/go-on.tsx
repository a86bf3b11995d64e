import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { arrowRight } from '#kit/ui/web/icons.ts'
import styles from './go-on.module.css'
import { useBegun } from './use-begun.ts'
import type { Words } from './words/en.ts'

export function GoOn() {
  const t = useWords<Words>()
  const begun = useBegun()
  if (begun.length === 0) return null
  return (
    <nav className={styles.goOn} aria-labelledby="go-on">
      <h3 id="go-on">{t('home.goOn')}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list">
        {begun.map(({ href, say }) => (
          <li key={href}>
            <AppLink href={href}>
              {t(say)}
              <Icon path={arrowRight} size="small" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
