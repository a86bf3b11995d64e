import { type FormEvent, useRef, useState } from 'react'
import { nameDay } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import {
  findTrackerMood,
  type TrackerMoodId,
  trackerMoods,
} from '#capabilities/moods/tracker-moods.ts'
import { addMood } from '#capabilities/moods/web/add-mood.ts'
import { MoodTiles } from '#capabilities/moods/web/mood-tiles.tsx'
import type { MoodEntry } from '#capabilities/vault/records.ts'
import { isHeldOnDevice } from '#capabilities/vault/web/health.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { flyFrom } from '#kit/ui/web/fly-from.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import styles from './mood.module.css'

interface Props {
  /** An ISO date; null until the page knows what day it is. */
  readonly day: string | null
  readonly today: string | null
  /** The one that was kept last, of that day. */
  readonly last: MoodEntry | undefined
  readonly onToday: () => void
}

/** As many a day as somebody likes: each one saved is one more. */
export function PickMood({ day, today, last, onToday }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const { calendar } = useCalendar(language)
  const [picked, pick] = useState<TrackerMoodId | null>(null)
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lastMood = last && findTrackerMood(last.moodName)
  const dayName = day === null ? '' : nameDay(day, calendar, language)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const mood = picked && findTrackerMood(picked)
    if (!mood || saving || day === null) return
    setSaving(true)
    flyToDay(form.current, day)
    await addMood(mood, day).finally(() => setSaving(false))
    pick((now) => (now === mood.id ? null : now))
    if (isHeldOnDevice()) toast({ text: t('heal.mood.saved') })
  }

  return (
    <ScriptForm ref={form} className={styles.form} onSubmit={submit}>
      {day !== today && (
        <p className={styles.other}>
          <span>{t('heal.mood.forDay', { day: dayName })}</span>
          <Button kind="plain" onClick={onToday}>
            {t('heal.mood.toToday')}
          </Button>
        </p>
      )}
      <MoodTiles
        moods={trackerMoods}
        legend={t(day === today ? 'heal.mood.how' : 'heal.mood.howOn')}
        missing={!picked && t('heal.mood.missing')}
        value={picked}
        onChange={pick}
      />
      {/* The month shows it at once; it is called kept only when a reload would find it. */}
      <p className={styles.kept} role="status" data-saving={saving || undefined}>
        {lastMood &&
          t(day === today ? 'heal.mood.keptToday' : 'heal.mood.keptOn', {
            day: dayName,
            mood: `${last.emoji} ${lastMood.label[language]}`,
          })}
      </p>
      <div>
        <Button type="submit" busy={saving}>
          {t('heal.mood.save')}
        </Button>
      </div>
    </ScriptForm>
  )
}

/** The face goes from where it was picked to its day, where that month is on the page. */
function flyToDay(form: HTMLFormElement | null, day: string): void {
  const picked = form?.querySelector(':checked + * > [aria-hidden]')?.getBoundingClientRect()
  // The month shows it at once, which is with the next picture on the glass.
  requestAnimationFrame(() =>
    flyFrom(document.querySelector(`[data-date="${day}"][data-marked] > :last-child`), picked),
  )
}
