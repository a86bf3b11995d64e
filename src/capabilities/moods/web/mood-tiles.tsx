import type { ReactNode } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import type { Mood, MoodId } from '../moods.ts'
import styles from './mood-tiles.module.css'

interface Props<Id extends MoodId> {
  readonly moods: readonly Mood<Id>[]
  readonly legend: ReactNode
  readonly value: Id | null
  readonly onChange: (mood: Id) => void
}

export function MoodTiles<Id extends MoodId>({ moods, legend, value, onChange }: Props<Id>) {
  const { language } = useLanguage()
  return (
    <div className={styles.tiles}>
      <ChoiceChips
        shape="tiles"
        legend={legend}
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
