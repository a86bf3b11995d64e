import { useMemo, useState } from 'react'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { device } from '#kit/web/device-store.ts'
import { findJournalMood } from '../insights/journal-moods.ts'
import { sampleEntries } from '../insights/sample-entries.ts'

const key = 'journal-samples'

/** The three sample notes, until they are cleared away. They are never kept among the visitor's. */
export function useSamples(today: string | null): {
  samples: readonly JournalEntry[]
  clear(): void
} {
  const { language } = useLanguage()
  const [cleared, setCleared] = useState(false)
  const samples = useMemo(() => {
    if (!today || cleared || device.read(key) === 'cleared') return []
    return sampleEntries(today, language).map(({ mood, id, note, date, time }) => ({
      id,
      note,
      date,
      time,
      moodName: mood,
      mood: findJournalMood(mood)?.emoji ?? '',
      changed: 0,
    }))
  }, [today, language, cleared])

  return {
    samples,
    clear() {
      device.keep(key, 'cleared')
      setCleared(true)
    },
  }
}
