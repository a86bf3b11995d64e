import { useHelpPlace } from '#capabilities/care/web/use-help-place.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useDigits } from '#kit/i18n/web/use-digits.ts'
import { helplineFor } from '#knowledge/help/line-for.ts'
import styles from './safety-plan.module.css'

/** Whoever listens to thoughts of dying, and who comes in danger, where this phone is. */
export default function CallLines() {
  const { place } = useHelpPlace()
  const { language } = useLanguage()
  const inDigits = useDigits()
  const { first, ambulance, police } = helplineFor('explicit', false, place)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.lines}>
      {[...new Set([first, ambulance, police])].map((line) => (
        <li key={line.id}>
          <a href={line.href} rel="noreferrer" className={styles.line}>
            <span>{line.name[language]}</span>
            <span className={styles.number}>{inDigits(line.number)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
