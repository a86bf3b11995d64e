import { Picture } from '#capabilities/look/web/picture.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { type Area, areas } from '../areas.ts'
import styles from './neighbours.module.css'

/** At the foot of a screen: the others of its area, as doors along a corridor. */
export default function Neighbours({ path }: { path: string }) {
  const { t: say } = useLanguage()
  const t = useWords<{ 'nav.nextDoor': string }>()
  const [, area, here] = path.split('/')
  const pages: readonly string[] = areas[area as Area] ?? []
  return (
    <nav className={`page no-print ${styles.neighbours}`} aria-labelledby="next-door">
      <h2 id="next-door">{t('nav.nextDoor')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list">
        {pages
          .filter((page) => page !== here)
          .map((page) => (
            <li key={page}>
              <AppLink href={`/${area}/${page}`}>
                <Picture of={`${area}.${page}`} />
                {say(`${area}.${page}.title`)}
              </AppLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
