import type { Both } from '#kit/i18n/both.ts'

export const origins = {
  sanskrit: { en: 'Sanskrit', np: 'संस्कृत' },
  nepali: { en: 'Nepali', np: 'नेपाली' },
  persian: { en: 'Persian', np: 'फारसी' },
  arabic: { en: 'Arabic', np: 'अरबी' },
  hebrew: { en: 'Hebrew', np: 'हिब्रु' },
  tibetan: { en: 'Tibetan', np: 'तिब्बती' },
  newar: { en: 'Nepal Bhasa (Newar)', np: 'नेपाल भाषा' },
  kirati: { en: 'Kirati', np: 'किराती' },
  tamang: { en: 'Tamang', np: 'तामाङ' },
  tharu: { en: 'Tharu', np: 'थारू' },
  maithili: { en: 'Maithili', np: 'मैथिली' },
  hindi: { en: 'Hindi', np: 'हिन्दी' },
  greek: { en: 'Greek', np: 'ग्रिक' },
  latin: { en: 'Latin', np: 'ल्याटिन' },
  german: { en: 'Old German', np: 'पुरानो जर्मन' },
  english: { en: 'English', np: 'अङ्ग्रेजी' },
} satisfies Record<string, Both>
type Origin = keyof typeof origins

export function isOrigin(word: string): word is Origin {
  return Object.hasOwn(origins, word)
}

export type GivenName = {
  np: string
  en: string
  /** Other spellings people use, in either script. */
  also?: readonly string[]
  who: 'girl' | 'boy' | 'either'
  origin: Origin
  meaning: Both
  /** A kind word about the bearer. Play, not knowledge, and the screen says so. */
  trait: Both
  /** Set where the books disagree about the meaning or the origin. */
  uncertain?: true
}
