import { askAbout } from './poll-seed.ts'

const ask = askAbout('learning')

export const learningPolls = [
  ask(
    'skill',
    { en: 'What would you learn if you had a free month?', np: 'एक महिना फुर्सद मिले के सिक्नुहुन्थ्यो?' },
    {
      instrument: { en: 'The madal or guitar', np: 'मादल वा गितार' },
      language: { en: 'A language', np: 'एउटा भाषा' },
      swimming: { en: 'Swimming', np: 'पौडी' },
      cooking: { en: 'Cooking', np: 'पकाउन' },
      craft: { en: 'Pottery or weaving', np: 'भाँडा बनाउन वा कपडा बुन्न' },
    },
  ),
  ask(
    'mother-tongue',
    { en: 'How many languages does your heart speak?', np: 'तपाईंको मन कति वटा भाषा बोल्छ?' },
    {
      one: { en: 'One', np: 'एउटा' },
      two: { en: 'Two', np: 'दुई वटा' },
      three: { en: 'Three or more', np: 'तीन वा बढी' },
      music: { en: 'Only music', np: 'सङ्गीत मात्र' },
    },
  ),
  ask(
    'book',
    { en: 'Which book do you pick up first?', np: 'कस्तो किताबले पहिला तान्छ?' },
    {
      novel: { en: 'A novel', np: 'उपन्यास' },
      poems: { en: 'Poems', np: 'कविता' },
      life: { en: 'Someone’s life story', np: 'जीवनी' },
      knowledge: { en: 'One that explains things', np: 'ज्ञानविज्ञानको' },
      comics: { en: 'Comics', np: 'चित्रकथा' },
    },
  ),
  ask(
    'best-time',
    { en: 'When do you learn most easily?', np: 'पढेको कुरा कुन बेला सजिलै मनमा बस्छ?' },
    {
      morning: { en: 'Early morning', np: 'बिहानै' },
      night: { en: 'At night', np: 'राति' },
      walking: { en: 'While walking', np: 'हिँड्दै गर्दा' },
      teaching: { en: 'When I explain to others', np: 'अरूलाई सिकाउँदा' },
    },
  ),
  ask(
    'mistake',
    { en: 'Where did your best lesson come from?', np: 'जीवनको सबैभन्दा ठुलो पाठ कहाँबाट पाउनुभयो?' },
    {
      mistake: { en: 'A mistake', np: 'आफ्नै गल्तीबाट' },
      journey: { en: 'A journey', np: 'यात्राबाट' },
      elder: { en: 'An elder', np: 'ठुलाबडाबाट' },
      child: { en: 'A child', np: 'बालबालिकाबाट' },
    },
  ),
  ask(
    'poem',
    { en: 'Have you ever written a poem?', np: 'तपाईंले कहिल्यै कविता लेख्नुभएको छ?' },
    {
      many: { en: 'Many', np: 'धेरै' },
      hidden: { en: 'A few, well hidden', np: 'दुईचार वटा, लुकाएर राखेको छु' },
      school: { en: 'Only at school', np: 'स्कुलमा मात्र' },
      soon: { en: 'Not yet', np: 'अहिलेसम्म छैन' },
    },
  ),
]
