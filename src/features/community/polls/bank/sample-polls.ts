import type { PollSeed } from './poll-seed.ts'

/** The polls the product opened with; they bring 143, 191 and 229 votes along. */
export const samplePolls: readonly PollSeed[] = [
  {
    id: 'happiness',
    category: 'happiness',
    question: {
      en: 'What makes you happiest?',
      np: 'तपाईंलाई सबैभन्दा खुसी केले बनाउँछ?',
    },
    options: [
      { id: 'family', text: { en: 'Time with my family', np: 'परिवारसँग बिताएको समयले' }, votes: 52 },
      { id: 'friends', text: { en: 'Laughing with friends', np: 'साथीहरूसँगको हाँसोले' }, votes: 38 },
      { id: 'quiet', text: { en: 'A quiet hour alone', np: 'एक्लै बिताएको शान्त घडीले' }, votes: 29 },
      {
        id: 'small-wins',
        text: { en: 'Small things going right', np: 'साना साना सफलताले' },
        votes: 24,
      },
    ],
  },
  {
    id: 'wellness',
    category: 'wellness',
    question: {
      en: 'What do you do to calm your mind?',
      np: 'मन अशान्त हुँदा तपाईं के गर्नुहुन्छ?',
    },
    options: [
      { id: 'breathe', text: { en: 'Breathe slowly', np: 'बिस्तारै सास फेर्छु' }, votes: 61 },
      { id: 'walk', text: { en: 'Go for a walk', np: 'एकछिन हिँड्न निस्कन्छु' }, votes: 54 },
      { id: 'music', text: { en: 'Listen to music', np: 'गीत सुन्छु' }, votes: 47 },
      { id: 'talk', text: { en: 'Talk to someone', np: 'कसैसँग मनको कुरा गर्छु' }, votes: 29 },
    ],
  },
  {
    id: 'motivation',
    category: 'motivation',
    question: {
      en: 'What keeps you going on a hard day?',
      np: 'गाह्रो दिनमा तपाईंलाई बल केले दिन्छ?',
    },
    options: [
      { id: 'dreams', text: { en: 'My dreams', np: 'मेरा सपनाले' }, votes: 78 },
      { id: 'family', text: { en: 'My family', np: 'परिवारको मायाले' }, votes: 71 },
      {
        id: 'trust',
        text: { en: 'Someone who believes in me', np: 'ममाथि भरोसा गर्ने मान्छेले' },
        votes: 46,
      },
      { id: 'learning', text: { en: 'Wanting to learn more', np: 'नयाँ कुरा सिक्ने रहरले' }, votes: 34 },
    ],
  },
]
