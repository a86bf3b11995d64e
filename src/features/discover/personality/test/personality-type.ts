import type { Both } from '#kit/i18n/both.ts'

export const typeIds = ['INTJ', 'INFP', 'ENFP', 'ESTJ', 'ISFJ', 'ENTP'] as const
export type TypeId = (typeof typeIds)[number]

export type PersonalityType = {
  id: TypeId
  name: Both
  traits: Both<readonly string[]>
  /** One warm sentence to keep. */
  portrait: Both
}

export const personalityTypes: Record<TypeId, PersonalityType> = {
  INTJ: {
    id: 'INTJ',
    name: { en: 'The Architect', np: 'वास्तुकार' },
    traits: {
      en: ['far-sighted', 'independent', 'thorough', 'quietly determined'],
      np: ['दूरदर्शी', 'आत्मनिर्भर', 'गहिरिएर सोच्ने', 'चुपचाप दृढ'],
    },
    portrait: {
      en: 'You see the finished house while others see the field, and you know which stone comes first.',
      np: 'अरूले खाली जग्गा देख्दा तपाईं बनिसकेको घर देख्नुहुन्छ, र पहिलो ढुङ्गा कुन हो भनेर जान्नुहुन्छ।',
    },
  },
  INFP: {
    id: 'INFP',
    name: { en: 'The Poet', np: 'कवि मन' },
    traits: {
      en: ['gentle', 'imaginative', 'true to the heart', 'a good listener'],
      np: ['कोमल', 'कल्पनाशील', 'मनको कुरामा साँचो', 'राम्ररी सुन्ने'],
    },
    portrait: {
      en: 'You carry a small lamp inside, and by its light you find the good in people.',
      np: 'तपाईं मनभित्र सानो दियो बोक्नुहुन्छ, र त्यसकै उज्यालोमा मान्छेको असल पाटो भेट्नुहुन्छ।',
    },
  },
  ENFP: {
    id: 'ENFP',
    name: { en: 'The Spark', np: 'उमङ्गको झिल्को' },
    traits: {
      en: ['warm', 'curious', 'full of ideas', 'quick to encourage'],
      np: ['न्यानो', 'जिज्ञासु', 'विचारले भरिएको', 'हौसला दिन अघि सर्ने'],
    },
    portrait: {
      en: 'You walk into a room and it remembers that it wanted to dance.',
      np: 'तपाईं पस्नेबित्तिकै कोठै नाचूँनाचूँ लागेजस्तो हुन्छ।',
    },
  },
  ESTJ: {
    id: 'ESTJ',
    name: { en: 'The Organiser', np: 'व्यवस्थापक' },
    traits: {
      en: ['dependable', 'direct', 'hard-working', 'fair'],
      np: ['भरपर्दो', 'सिधा कुरा गर्ने', 'मिहिनेती', 'निष्पक्ष'],
    },
    portrait: {
      en: 'When everyone is still talking, you have counted the chairs and put the rice on.',
      np: 'सबै जना कुरा गरिरहेकै बेला तपाईं कुर्सी गनिसक्नुहुन्छ र भात बसालिसक्नुहुन्छ।',
    },
  },
  ISFJ: {
    id: 'ISFJ',
    name: { en: 'The Guardian', np: 'संरक्षक' },
    traits: {
      en: ['caring', 'loyal', 'patient', 'mindful of small things'],
      np: ['हेरचाह गर्ने', 'वफादार', 'धैर्यवान्', 'साना कुरामा ध्यान दिने'],
    },
    portrait: {
      en: 'You remember how everyone takes their tea, and that is how love is said in your house.',
      np: 'कसको चियामा कति चिनी, तपाईंलाई थाहा हुन्छ, र तपाईंको घरमा माया त्यसरी नै भनिन्छ।',
    },
  },
  ENTP: {
    id: 'ENTP',
    name: { en: 'The Explorer of Ideas', np: 'विचारको यात्री' },
    traits: {
      en: ['quick-witted', 'inventive', 'playful', 'fond of a good argument'],
      np: ['हाजिरजवाफी', 'नयाँ कुरा निकाल्ने', 'रमाइलो', 'राम्रो बहस मन पराउने'],
    },
    portrait: {
      en: 'Show you a wall and you ask what it is made of, and whether it could be a door.',
      np: 'भित्तो देखे तपाईं सोध्नुहुन्छ: यो केले बनेको हो, अनि यसलाई ढोका बनाउन मिल्छ कि?',
    },
  },
}
