import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Field } from '#kit/ui/web/field.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { chevronDown } from '#kit/ui/web/icons.ts'
import { helpIn } from '#knowledge/help/help-in.ts'
import { type HelpPlace, helpPlaces } from '#knowledge/help/help-place.ts'
import type { Words } from '../words/en.ts'
import styles from './help.module.css'

/**
 * The guess is chosen already; whoever is elsewhere says so once, and the phone keeps it. A plain
 * list of the browser's own: one more part to fetch would be named on every page of the site.
 */
export function WhereNow(props: { place: HelpPlace; onChoose: (place: HelpPlace) => void }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  return (
    <div className={styles.where}>
      <Field label={t('common.help.where')} hint={t('common.help.whereHint')}>
        {(wiring) => (
          <div className={styles.picker}>
            <select
              {...wiring}
              className={styles.places}
              value={props.place}
              onChange={({ target }) => props.onChoose(target.value as HelpPlace)}
            >
              {helpPlaces.map((place) => (
                <option key={place} value={place}>
                  {helpIn[place].name[language]}
                </option>
              ))}
            </select>
            <Icon path={chevronDown} size="small" />
          </div>
        )}
      </Field>
    </div>
  )
}
