import type { Language } from '#kit/i18n/language.ts'

/** True of any name: for when nothing is known, or a part of an answer is missing. */
export const anyName: Readonly<
  Record<Language, { meaning: string; origin: string; personality: string }>
> = {
  en: {
    meaning:
      'A name carries the hopes of those who chose it: light, kindness and a good road ahead.',
    origin:
      'Names travel between families and languages; the people who gave you yours know its story best.',
    personality: 'Warm, thoughtful, and stronger inside than it shows.',
  },
  np: {
    meaning: 'नाममा नाम राख्नेको आशा हुन्छ: उज्यालो, दया र राम्रो बाटो।',
    origin: 'नाम परिवार र भाषासँगै हिँड्दै आउँछ। तपाईंको नामको कथा नाम राख्नेलाई नै सबैभन्दा राम्रोसँग थाहा हुन्छ।',
    personality: 'न्यानो मन, गहिरो सोच, अनि देखिनेभन्दा बलियो भित्री आँट।',
  },
}

export const anyLifePath: Readonly<Record<Language, { meaning: string; traits: string }>> = {
  en: {
    meaning:
      'Yours is a path of learning by doing: each turn teaches what the one before it could not.',
    traits: 'Curious, patient and willing to begin again.',
  },
  np: {
    meaning: 'तपाईंको बाटो गर्दै सिक्ने बाटो हो। हरेक मोडले अघिल्लो मोडले सिकाउन नसकेको कुरा सिकाउँछ।',
    traits: 'जान्ने इच्छा, धैर्य र फेरि सुरु गर्ने आँट।',
  },
}
