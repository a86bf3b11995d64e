import { type Pattern, phases, presets } from '#capabilities/breathing/rhythm/pattern.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import type { Words } from '../words/en.ts'
import styles from './breathe.module.css'
import { patternOf, type Technique, type Wishes } from './remembered.ts'

interface Props {
  readonly wishes: Wishes
  readonly onChange: (technique: Technique) => void
}

export function TechniquePicker({ wishes, onChange }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const figuresOf = (pattern: Pattern) => {
    const figures = phases.map((phase) => pattern[phase]).join(' · ')
    return language === 'np' ? toDevanagariDigits(figures) : figures
  }
  const options: { id: Technique; name: string }[] = [
    ...presets.map(({ id, name }) => ({ id, name: name[language] })),
    { id: 'own', name: t('heal.breathe.own') },
  ]
  return (
    <ChoiceChips
      legend={t('heal.breathe.technique')}
      value={wishes.technique}
      onChange={onChange}
      options={options.map(({ id, name }) => ({
        value: id,
        label: (
          <span className={styles.technique}>
            {name}
            <span className={styles.figures}>
              {figuresOf(patternOf({ ...wishes, technique: id }))}
            </span>
          </span>
        ),
      }))}
    />
  )
}
