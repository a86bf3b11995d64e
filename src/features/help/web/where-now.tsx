import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { helpIn } from '#knowledge/help/help-in.ts'
import { type HelpPlace, helpPlaces } from '#knowledge/help/help-place.ts'
import type { Words } from '../words/en.ts'
import styles from './help.module.css'

/** The guess is chosen already; whoever is elsewhere says so once, and the phone keeps it. */
export function WhereNow(props: { place: HelpPlace; onChoose: (place: HelpPlace) => void }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  return (
    <div className={styles.where}>
      <Select
        label={t('common.help.where')}
        hint={t('common.help.whereHint')}
        value={props.place}
        onChange={({ target }) => props.onChoose(target.value as HelpPlace)}
        options={helpPlaces.map((value) => ({ value, label: helpIn[value].name[language] }))}
      />
    </div>
  )
}
