import { nameMonth } from '#capabilities/days/calendar-month.ts'
import { type DayFace, MonthCalendar } from '#capabilities/days/web/month-calendar.tsx'
import { useShownMonth } from '#capabilities/days/web/use-shown-month.ts'
import { findTrackerMood } from '#capabilities/moods/tracker-moods.ts'
import type { MoodEntry } from '#capabilities/vault/records.ts'
import { dayNumberToIso } from '#kit/i18n/civil-day.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Bars } from '#kit/ui/web/bars.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { countMoods } from '../moods/count-moods.ts'
import type { Words } from '../words/en.ts'
import styles from './mood.module.css'
import { MoodsOfDay } from './moods-of-day.tsx'

interface Props {
  readonly byDate: ReadonlyMap<string, readonly MoodEntry[]>
  readonly today: string
  readonly chosen: string | null
  readonly onChoose: (date: string) => void
}

/** A month at a glance, and the same month counted. */
export function MoodMonth({ byDate, today, chosen, onChoose }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const shown = useShownMonth(today)
  const month = nameMonth(shown.month, language)
  const entries = Array.from(
    { length: shown.month.length },
    (_, place) => byDate.get(dayNumberToIso(shown.month.first + place)) ?? [],
  ).flat()
  const ofDay = (chosen !== null && byDate.get(chosen)) || []

  function faceOf(date: string): DayFace | undefined {
    const moods = byDate.get(date) ?? []
    const last = moods.at(-1)
    return last && { mark: last.emoji, label: moods.map(labelOf).join(', ') }
  }

  function labelOf(entry: MoodEntry): string {
    return findTrackerMood(entry.moodName)?.label[language] ?? entry.emoji
  }

  return (
    <>
      <section className={`beside ${styles.month}`} aria-label={t('heal.mood.month')}>
        <MonthCalendar
          headingLevel={2}
          shown={shown}
          today={today}
          chosen={chosen}
          faceOf={faceOf}
          canChoose={(date) => date <= today}
          onChoose={onChoose}
        />
        {ofDay.length > 0 && <MoodsOfDay moods={ofDay} />}
        <p className={styles.note}>{t('heal.mood.monthHint')}</p>
      </section>
      <section className={styles.chart} aria-label={t('heal.mood.chart', { month })}>
        {entries.length > 0 && (
          <Bars
            caption={t('heal.mood.chart', { month })}
            headings={{ label: t('heal.mood.moodHeading'), value: t('heal.mood.timesHeading') }}
            bars={countMoods(entries).map(({ mood, count }) => ({
              key: mood.id,
              mark: mood.emoji,
              label: mood.label[language],
              value: count,
              text: t('heal.mood.times', { n: count }),
            }))}
          />
        )}
        {entries.length === 0 && byDate.size > 0 && (
          <p className={styles.note}>{t('heal.mood.noneInMonth', { month })}</p>
        )}
        {byDate.size === 0 && (
          <EmptyState text={t('heal.mood.empty')} example={t('heal.mood.emptyExample')} />
        )}
      </section>
    </>
  )
}
