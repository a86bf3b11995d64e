import { useSyncExternalStore } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import type { Calendar } from '../calendar-month.ts'

const key = 'calendar'
const listeners = new Set<() => void>()
/** For the session, where storage is refused. */
let chosenHere: Calendar | null = null

/** The calendar the visitor reads by. Until one is chosen, the one of the language. */
export function useCalendar(language: Language): {
  calendar: Calendar
  setCalendar(calendar: Calendar): void
} {
  const chosen = useSyncExternalStore(subscribe, readChoice, () => null)
  return { calendar: chosen ?? (language === 'np' ? 'bs' : 'ad'), setCalendar: remember }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function readChoice(): Calendar | null {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'ad' || kept === 'bs') return kept
  } catch {
    // Refused: what was chosen in this session counts.
  }
  return chosenHere
}

function remember(calendar: Calendar): void {
  chosenHere = calendar
  try {
    localStorage.setItem(key, calendar)
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener()
}
