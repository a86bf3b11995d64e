import type { Both } from '#kit/i18n/both.ts'

export const signIds = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type SignId = (typeof signIds)[number]

type MonthAndDay = { month: number; day: number }

export type Sign = {
  id: SignId
  name: Both
  /** Text presentation is asked for, so that phones do not paint an emoji. */
  symbol: string
  lord: Both
  element: Both
  /** The Bikram Sambat month the sun spends in this sign. */
  solarMonth: string
  /** Tropical dates, both ends included. The true day shifts by one in some years. */
  from: MonthAndDay
  until: MonthAndDay
  /** The nine first syllables of names that belong here, four to each of 27 lunar mansions. */
  aksharas: readonly string[]
}

/** In zodiac order. Aksharas are spelled as the press prints them today (चु, not the older चू). */
export const signs: readonly Sign[] = [
  {
    id: 'aries',
    name: { en: 'Aries', np: 'मेष' },
    symbol: '♈\u{fe0e}',
    lord: { en: 'Mars', np: 'मङ्गल' },
    element: { en: 'fire', np: 'अग्नि' },
    solarMonth: 'वैशाख',
    from: { month: 3, day: 21 },
    until: { month: 4, day: 19 },
    aksharas: ['चु', 'चे', 'चो', 'ला', 'लि', 'लु', 'ले', 'लो', 'अ'],
  },
  {
    id: 'taurus',
    name: { en: 'Taurus', np: 'वृष' },
    symbol: '♉\u{fe0e}',
    lord: { en: 'Venus', np: 'शुक्र' },
    element: { en: 'earth', np: 'पृथ्वी' },
    solarMonth: 'जेठ',
    from: { month: 4, day: 20 },
    until: { month: 5, day: 20 },
    aksharas: ['इ', 'उ', 'ए', 'ओ', 'वा', 'वि', 'वु', 'वे', 'वो'],
  },
  {
    id: 'gemini',
    name: { en: 'Gemini', np: 'मिथुन' },
    symbol: '♊\u{fe0e}',
    lord: { en: 'Mercury', np: 'बुध' },
    element: { en: 'air', np: 'वायु' },
    solarMonth: 'असार',
    from: { month: 5, day: 21 },
    until: { month: 6, day: 20 },
    aksharas: ['का', 'कि', 'कु', 'घ', 'ङ', 'छ', 'के', 'को', 'हा'],
  },
  {
    id: 'cancer',
    name: { en: 'Cancer', np: 'कर्कट' },
    symbol: '♋\u{fe0e}',
    lord: { en: 'Moon', np: 'चन्द्र' },
    element: { en: 'water', np: 'जल' },
    solarMonth: 'साउन',
    from: { month: 6, day: 21 },
    until: { month: 7, day: 22 },
    aksharas: ['हि', 'हु', 'हे', 'हो', 'डा', 'डि', 'डु', 'डे', 'डो'],
  },
  {
    id: 'leo',
    name: { en: 'Leo', np: 'सिंह' },
    symbol: '♌\u{fe0e}',
    lord: { en: 'Sun', np: 'सूर्य' },
    element: { en: 'fire', np: 'अग्नि' },
    solarMonth: 'भदौ',
    from: { month: 7, day: 23 },
    until: { month: 8, day: 22 },
    aksharas: ['मा', 'मि', 'मु', 'मे', 'मो', 'टा', 'टि', 'टु', 'टे'],
  },
  {
    id: 'virgo',
    name: { en: 'Virgo', np: 'कन्या' },
    symbol: '♍\u{fe0e}',
    lord: { en: 'Mercury', np: 'बुध' },
    element: { en: 'earth', np: 'पृथ्वी' },
    solarMonth: 'असोज',
    from: { month: 8, day: 23 },
    until: { month: 9, day: 22 },
    aksharas: ['टो', 'पा', 'पि', 'पु', 'ष', 'ण', 'ठ', 'पे', 'पो'],
  },
  {
    id: 'libra',
    name: { en: 'Libra', np: 'तुला' },
    symbol: '♎\u{fe0e}',
    lord: { en: 'Venus', np: 'शुक्र' },
    element: { en: 'air', np: 'वायु' },
    solarMonth: 'कात्तिक',
    from: { month: 9, day: 23 },
    until: { month: 10, day: 22 },
    aksharas: ['रा', 'रि', 'रु', 'रे', 'रो', 'ता', 'ति', 'तु', 'ते'],
  },
  {
    id: 'scorpio',
    name: { en: 'Scorpio', np: 'वृश्चिक' },
    symbol: '♏\u{fe0e}',
    lord: { en: 'Mars', np: 'मङ्गल' },
    element: { en: 'water', np: 'जल' },
    solarMonth: 'मङ्सिर',
    from: { month: 10, day: 23 },
    until: { month: 11, day: 21 },
    aksharas: ['तो', 'ना', 'नि', 'नु', 'ने', 'नो', 'या', 'यि', 'यु'],
  },
  {
    id: 'sagittarius',
    name: { en: 'Sagittarius', np: 'धनु' },
    symbol: '♐\u{fe0e}',
    lord: { en: 'Jupiter', np: 'बृहस्पति' },
    element: { en: 'fire', np: 'अग्नि' },
    solarMonth: 'पुस',
    from: { month: 11, day: 22 },
    until: { month: 12, day: 21 },
    aksharas: ['ये', 'यो', 'भा', 'भि', 'भु', 'धा', 'फा', 'ढा', 'भे'],
  },
  {
    id: 'capricorn',
    name: { en: 'Capricorn', np: 'मकर' },
    symbol: '♑\u{fe0e}',
    lord: { en: 'Saturn', np: 'शनि' },
    element: { en: 'earth', np: 'पृथ्वी' },
    solarMonth: 'माघ',
    from: { month: 12, day: 22 },
    until: { month: 1, day: 19 },
    aksharas: ['भो', 'जा', 'जि', 'खि', 'खु', 'खे', 'खो', 'गा', 'गि'],
  },
  {
    id: 'aquarius',
    name: { en: 'Aquarius', np: 'कुम्भ' },
    symbol: '♒\u{fe0e}',
    lord: { en: 'Saturn', np: 'शनि' },
    element: { en: 'air', np: 'वायु' },
    solarMonth: 'फागुन',
    from: { month: 1, day: 20 },
    until: { month: 2, day: 18 },
    aksharas: ['गु', 'गे', 'गो', 'सा', 'सि', 'सु', 'से', 'सो', 'दा'],
  },
  {
    id: 'pisces',
    name: { en: 'Pisces', np: 'मीन' },
    symbol: '♓\u{fe0e}',
    lord: { en: 'Jupiter', np: 'बृहस्पति' },
    element: { en: 'water', np: 'जल' },
    solarMonth: 'चैत',
    from: { month: 2, day: 19 },
    until: { month: 3, day: 20 },
    aksharas: ['दि', 'दु', 'थ', 'झ', 'ञ', 'दे', 'दो', 'चा', 'चि'],
  },
]
