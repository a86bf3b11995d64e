import type { Both } from '#kit/i18n/both.ts'
import type { ShelvedQuote } from '../quote.ts'

/** Poets whose works are free in Nepal: fifty years after their death. */
const poets = {
  bhanubhakta: { en: 'Bhanubhakta Acharya', np: 'भानुभक्त आचार्य' },
  motiram: { en: 'Motiram Bhatta', np: 'मोतीराम भट्ट' },
  lekhnath: { en: 'Lekhnath Paudyal', np: 'लेखनाथ पौड्याल' },
  devkota: { en: 'Laxmi Prasad Devkota', np: 'लक्ष्मीप्रसाद देवकोटा' },
} satisfies Record<string, Both>

/** A Nepali proverb; the English is ours. */
export function ukhan(id: string, np: string, en: string, meaning?: Both): ShelvedQuote {
  return {
    id,
    kind: 'proverb',
    text: { en, np },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    ...(meaning && { meaning }),
    ours: ['en'],
  }
}

/** Lines of a Nepali poet in the poet's own spelling; the English is ours. */
export function verse(
  poet: keyof typeof poets,
  id: string,
  np: string,
  en: string,
  source: Both,
): ShelvedQuote {
  return { id, kind: 'person', text: { en, np }, by: poets[poet], source, ours: ['en'] }
}
