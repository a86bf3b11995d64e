import type { Card } from '#capabilities/picture-card/card.ts'
import type { Language } from '#kit/i18n/language.ts'

const words = {
  en: {
    title: 'What the river kept',
    text: 'I carried the river home in my hands,\na little of it, as much as hands can hold,\nand by the time I reached the door\n\nonly the cold was left, and the shape of holding.',
    note: 'By our own composer, without AI',
    eyebrow: 'Rashifal · 23 November',
    sign: 'Libra',
    reading: 'Somebody thinks of you today without a reason. Answer slowly.',
  },
  np: {
    title: 'हावाले बुझेको कुरा',
    text: 'आँगनमा घाम आयो, झ्यालमा चरा बस्यो,\nमेरो मनको डोकोबाट एउटा भारी खस्यो।\nकसैले सोधेन मलाई, कस्तो छ तिम्रो मन,\n\nतर चौतारीको हावाले सबै कुरा बुझिदियो।',
    note: 'हाम्रै प्रोग्रामले लेखेको, एआईविना',
    eyebrow: 'राशिफल · मङ्सिर ७',
    sign: 'तुला',
    reading: 'आज कसैले कारण विनै तपाईंलाई सम्झन्छ। बिस्तारै जवाफ दिनुहोस्।',
  },
} as const

export function paperCard(language: Language): Card {
  const { title, text, note } = words[language]
  return { hour: 'express', language, title, text, note }
}

export function nightCard(language: Language): Card {
  const { eyebrow, sign, reading, note } = words[language]
  const figure = language === 'np' ? '७' : '7'
  return {
    hour: 'discover',
    language,
    sign: { kind: 'figure', text: figure },
    eyebrow,
    title: sign,
    text: reading,
    note,
  }
}
