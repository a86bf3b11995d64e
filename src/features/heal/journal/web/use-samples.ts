import { useMemo, useState } from 'react'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
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
    if (!today || cleared || wereCleared()) return []
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
      rememberCleared()
      setCleared(true)
    },
  }
}

function wereCleared(): boolean {
  try {
    return localStorage.getItem(key) === 'cleared'
  } catch {
    return false
  }
}

function rememberCleared(): void {
  try {
    localStorage.setItem(key, 'cleared')
  } catch {
    // They are gone until the page is opened again.
  }
}
