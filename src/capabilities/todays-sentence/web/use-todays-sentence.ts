import { useEffect, useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { readHere } from '#capabilities/days/web/today.ts'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
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
    const today = readHere().date
    const sentence = readSentence(keyOfDay(today, language))
    if (sentence) setKept({ sentence, language })
    else start({ mood: moodOf(today), language })
  }, [language, start])

  useEffect(() => {
    if (status !== 'done' || !source || text === '') return
    const sentence = { text, source }
    keepSentence(keyOfDay(readHere().date, composing.language), sentence)
    setKept({ sentence, language: composing.language })
  }, [status, text, source, composing.language])

  return {
    sentence: kept?.language === language ? kept.sentence : null,
    language,
    hasFailed: status === 'failed',
    again: composing.again,
  }
}

function moodOf(date: string) {
  return affirmationMoods[isoToDayNumber(date) % affirmationMoods.length] ?? 'positive'
}
