import { nameDay, nameTime } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { findTrackerMood } from '#capabilities/moods/tracker-moods.ts'
import type { MoodEntry } from '#capabilities/vault/records.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { trash } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './mood.module.css'

/** The day that is open, mood by mood. */
export function MoodsOfDay({ moods }: { readonly moods: readonly MoodEntry[] }) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const { calendar } = useCalendar(language)
  const removeMood = useRemoval('moods')
  const day = nameDay(moods[0]?.date ?? '', calendar, language)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.ofDay} aria-label={t('heal.mood.ofDay', { day })}>
      {moods.map((entry) => {
        const mood = findTrackerMood(entry.moodName)?.label[language] ?? ''
        return (
          <li key={entry.id}>
            <span aria-hidden={mood !== '' || undefined}>{entry.emoji}</span>
            <span>{mood}</span>
            {entry.time && <span className={styles.note}>{nameTime(entry.time, language)}</span>}
            <IconButton
              icon={trash}
              label={t('heal.mood.delete', { mood: mood || entry.emoji })}
              onClick={() => removeMood(entry)}
            />
          </li>
        )
      })}
    </ul>
  )
}
