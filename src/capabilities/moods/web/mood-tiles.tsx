import type { ReactNode } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import type { Missing } from '#kit/ui/web/use-missing.ts'
import type { Mood, MoodId } from '../moods.ts'
import styles from './mood-tiles.module.css'

interface Props<Id extends MoodId> {
  readonly moods: readonly Mood<Id>[]
  readonly legend: ReactNode
  readonly missing: Missing
  readonly value: Id | null
  readonly onChange: (mood: Id) => void
}

export function MoodTiles<Id extends MoodId>(props: Props<Id>) {
  const { moods, legend, missing, value, onChange } = props
  const { language } = useLanguage()
  return (
    <div className={styles.tiles}>
      <ChoiceChips
        shape="tiles"
        legend={legend}
        missing={missing}
        options={moods.map(({ id, emoji, label }) => ({
          value: id,
          mark: emoji,
          label: label[language],
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
