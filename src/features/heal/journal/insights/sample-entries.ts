import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { JournalMoodId } from './journal-moods.ts'

export type SampleEntry = {
  id: string
  mood: JournalMoodId
  note: string
  /** ISO date. */
  date: string
  time: string
  /** Always said on screen: these were written by us, and the visitor may clear them away. */
  sample: true
}

type SampleText = {
  id: string
  mood: JournalMoodId
  daysAgo: number
  time: string
  note: Both
}

const sampleTexts: readonly SampleText[] = [
  {
    id: 'sample-tea',
    mood: 'peaceful',
    daysAgo: 1,
    time: '06:40',
    note: {
      en: 'Drank my tea on the roof before anyone woke. The hills were clear. Nothing needed doing for ten whole minutes.',
      np: 'कोही नउठ्दै छतमा बसेर चिया पिएँ। डाँडा सफा देखिएका थिए। पूरै दस मिनेट केही गर्नु परेन।',
    },
  },
  {
    id: 'sample-bus',
    mood: 'tired',
    daysAgo: 2,
    time: '20:15',
    note: {
      en: 'Stood all the way home on the bus. Snapped at my sister, then said sorry. Sleeping early tonight.',
      np: 'बसमा घरसम्मै उभिएर आएँ। बहिनीसँग झर्किएछु, पछि माफी मागेँ। आज चाँडै सुत्छु।',
    },
  },
  {
    id: 'sample-call',
    mood: 'loved',
    daysAgo: 4,
    time: '18:05',
    note: {
      en: 'Mother called only to ask what I had eaten. An ordinary question, and it carried me through the day.',
      np: 'आमाले के खाइस् भनेर सोध्न मात्र फोन गर्नुभयो। साधारण प्रश्न थियो, तर दिनभरि त्यसैले धान्यो।',
    },
  },
]

/** Three entries to show how a journal looks, dated just before the visitor’s own today. */
export function sampleEntries(today: string, language: Language): SampleEntry[] {
  return sampleTexts.map(({ id, mood, daysAgo, time, note }) => ({
    id,
    mood,
    note: note[language],
    date: daysBefore(today, daysAgo),
    time,
    sample: true,
  }))
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)
}
