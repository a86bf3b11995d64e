import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useDigits } from '#kit/i18n/web/use-digits.ts'
import { helpIn } from '#knowledge/help/help-in.ts'
import { helpPlaces } from '#knowledge/help/help-place.ts'
import { helplineFor } from '#knowledge/help/line-for.ts'
import type { Words } from '../words/en.ts'
import styles from './help.module.css'

/** Without script nobody can say where they are: the two first numbers of every other country. */
export function OutsideNepal() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const inDigits = useDigits()
  const places = helpPlaces.filter((place) => place !== 'np')
  return (
    <noscript>
      <p>{t('common.help.outside')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.outside}>
        {places.map((place) => {
          const { first, ambulance } = helplineFor('explicit', false, place)
          return (
            <li key={place}>
              {helpIn[place].name[language]}:{' '}
              {[...new Set([first, ambulance])].map((line) => (
                <a key={line.id} href={line.href} rel="noreferrer">
                  {inDigits(line.number)}
                </a>
              ))}
            </li>
          )
        })}
      </ul>
    </noscript>
  )
}
