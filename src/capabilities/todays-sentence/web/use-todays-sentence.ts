import { useEffect, useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { type CivilDay, toDayNumber } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { affirmationMoods } from '#knowledge/poetry/kinds.ts'
import { keepSentence, keyOfDay, readSentence, type Sentence } from './kept-sentence.ts'

interface Todays {
  readonly sentence: Sentence | null
  /** The language the sentence is in. */
  readonly language: Language
  readonly hasFailed: boolean
  again(): void
}

/** Kept for the day: whoever comes back finds the sentence they left with. */
export function useTodaysSentence(): Todays {
  const { language } = useLanguage()
  const composing = useComposing('affirmation')
  const [kept, setKept] = useState<{ sentence: Sentence; language: Language } | null>(null)
  const { start, status, text, source } = composing

  useEffect(() => {
    const sentence = readSentence(keyOfDay(today(), language))
    if (sentence) setKept({ sentence, language })
    else start({ mood: moodOf(today()), language })
  }, [language, start])

  useEffect(() => {
    if (status !== 'done' || !source || text === '') return
    const sentence = { text, source }
    keepSentence(keyOfDay(today(), composing.language), sentence)
    setKept({ sentence, language: composing.language })
  }, [status, text, source, composing.language])

  return {
    sentence: kept?.language === language ? kept.sentence : null,
    language,
    hasFailed: status === 'failed',
    again: composing.again,
  }
}

/** The visitor's own day: their morning begins where they are. */
function today(): CivilDay {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

function moodOf(day: CivilDay) {
  return affirmationMoods[toDayNumber(day) % affirmationMoods.length] ?? 'positive'
}
