import { askAbout } from './poll-seed.ts'

const ask = askAbout('motivation')

export const motivationPolls = [
  ask(
    'begin',
    { en: 'What helps you begin something difficult?', np: 'गाह्रो काम थाल्न तपाईंलाई केले सघाउँछ?' },
    {
      small: { en: 'One very small step', np: 'एउटा सानो पाइलाले' },
      deadline: { en: 'A date that is close', np: 'नजिकिँदै गएको म्यादले' },
      company: { en: 'Someone doing it with me', np: 'सँगै लाग्ने साथीले' },
      list: { en: 'A list on paper', np: 'कागजमा लेखेको सूचीले' },
    },
  ),
  ask(
    'failing',
    {
      en: 'After something goes wrong, what comes first?',
      np: 'काम बिग्रिएपछि तपाईं पहिला के गर्नुहुन्छ?',
    },
    {
      again: { en: 'I try again at once', np: 'तुरुन्तै फेरि प्रयास गर्छु' },
      pause: { en: 'I let a day pass', np: 'एक दिन त्यत्तिकै बित्न दिन्छु' },
      advice: { en: 'I ask someone wiser', np: 'जान्ने मान्छेसँग सल्लाह लिन्छु' },
      laugh: { en: 'I laugh at it', np: 'हाँसेर टारिदिन्छु' },
    },
  ),
  ask(
    'proverb',
    { en: 'Which saying walks with you?', np: 'कुन उखान तपाईंसँगसँगै हिँड्छ?' },
    {
      drops: { en: 'Drop by drop, an ocean', np: 'थोपा थोपा मिलेर सागर बन्छ' },
      will: { en: 'Where there is a will, there is a way', np: 'जहाँ इच्छा, त्यहाँ उपाय' },
      fruit: { en: 'The fruit of patience is sweet', np: 'धैर्यको फल मिठो हुन्छ' },
      plant: { en: 'A good plant has smooth leaves', np: 'हुने बिरुवाको चिल्लो पात' },
    },
  ),
  ask(
    'teacher',
    { en: 'Who taught you not to give up?', np: 'हार नमान्न तपाईंलाई कसले सिकायो?' },
    {
      parent: { en: 'A parent', np: 'आमा वा बुबाले' },
      teacher: { en: 'A teacher', np: 'गुरु वा गुरुआमाले' },
      stranger: { en: 'A stranger', np: 'एक अपरिचित मान्छेले' },
      life: { en: 'Life itself', np: 'जिन्दगीले नै' },
      book: { en: 'A book or a film', np: 'किताब वा चलचित्रले' },
    },
  ),
  ask(
    'reward',
    { en: 'The work is done! What is your reward?', np: 'काम सकियो! अब आफूलाई के उपहार दिनुहुन्छ?' },
    {
      momo: { en: 'A plate of momo', np: 'एक प्लेट मम' },
      sleep: { en: 'A nap', np: 'एक झप्को निद्रा' },
      outing: { en: 'An outing', np: 'एकछिनको घुमघाम' },
      nothing: { en: 'The next piece of work', np: 'अर्को काम' },
    },
  ),
  ask(
    'pace',
    { en: 'How do you climb a steep hill?', np: 'ठाडो उकालो तपाईं कसरी चढ्नुहुन्छ?' },
    {
      slow: { en: 'Slowly, without stopping', np: 'बिस्तारै, तर नरोकिई' },
      rests: { en: 'Fast, with many rests', np: 'छिटो छिटो, थकाइ मार्दै' },
      songs: { en: 'Singing', np: 'गीत गाउँदै' },
      talk: { en: 'Talking all the way', np: 'बाटैभरि गफ गर्दै' },
    },
  ),
]
