import { useHelpPlace } from '#capabilities/care/web/use-help-place.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useDigits } from '#kit/i18n/web/use-digits.ts'
import { Icon } from '#kit/ui/web/icon.tsx'
import { helplineFor, linesFor } from '#knowledge/help/line-for.ts'
import type { Words } from '../words/en.ts'
import styles from './call-first.module.css'
import { phone } from './phone-icon.ts'

/**
 * The one number of the place, as large as a hand that shakes needs it, then whoever comes in
 * danger. Its height is the same for every place: what is under a finger stays there.
 */
export function CallFirst() {
  const { place } = useHelpPlace()
  const t = useWords<Words>()
  const { language } = useLanguage()
  const inDigits = useDigits()
  const { first, ambulance, police } = helplineFor('explicit', false, place)
  const emergency = [...new Set([ambulance, police])].filter((line) => line !== first)
  const number = inDigits(first.number)
  const about = [
    linesFor('dying', place).length === 0 && t('common.help.noLine'),
    // Two other numbers stand between it and this line.
    first.hours && (first.call ? `${number}: ` : '') + first.hours[language],
    first.note?.[language],
    ...emergency.map(({ number, note }) => note && `${inDigits(number)}: ${note[language]}`),
  ]
  return (
    <div className={styles.calls}>
      <a href={first.href} rel="noreferrer" className={styles.first}>
        <Icon path={phone} size="large" />
        <span className={styles.words}>
          <span className={styles.number}>
            {first.call ? t('common.help.callNumber', { number }) : first.name[language]}
          </span>
          <span className={styles.name}>{first.call ? first.name[language] : number}</span>
        </span>
      </a>
      {emergency.length > 0 && (
        <div className={styles.emergency}>
          {emergency.map((line) => (
            <a key={line.id} href={line.href} className={styles.soon}>
              <span>{line.name[language]}</span>
              <span className={styles.short}>{inDigits(line.number)}</span>
            </a>
          ))}
        </div>
      )}
      <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
