import type { GivenName } from './given-name.ts'

const names: readonly GivenName[] = [
  {
    np: 'यज्ञ',
    en: 'Yagya',
    also: ['Yajna'],
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'sacred offering', np: 'यज्ञ' },
    trait: { en: 'puts the best in, asks little back', np: 'राम्रो कुरा दिने, थोरै माग्ने मन' },
  },
  {
    np: 'यलम्बर',
    en: 'Yalambar',
    who: 'boy',
    origin: 'kirati',
    meaning: {
      en: 'first Kirat king in the chronicles; meaning not settled',
      np: 'वंशावलीका पहिला किरात राजा; अर्थ टुङ्गो छैन',
    },
    trait: { en: 'goes first', np: 'पहिलो पाइला हाल्ने आँट' },
    uncertain: true,
  },
  {
    np: 'यमुना',
    en: 'Yamuna',
    who: 'girl',
    origin: 'sanskrit',
    meaning: { en: 'the river Yamuna', np: 'यमुना नदी' },
    trait: { en: 'remembers every bend', np: 'हरेक घुम्ती सम्झिने मन' },
  },
  {
    np: 'याङ्चेन',
    en: 'Yangchen',
    also: ['Yangchhen'],
    who: 'girl',
    origin: 'tibetan',
    meaning: { en: 'the melodious one, Sarasvati', np: 'मधुर स्वरकी, सरस्वती' },
    trait: { en: 'sings while carrying water', np: 'पानी बोक्दा पनि गाउने मन' },
  },
  {
    np: 'यशोदा',
    en: 'Yashoda',
    who: 'girl',
    origin: 'sanskrit',
    meaning: { en: 'giver of honour; Krishna’s foster mother', np: 'यश दिने; कृष्णकी पालनकर्ता आमा' },
    trait: { en: 'loves what others brought into the world', np: 'अरूको सन्तानलाई पनि आफ्नै मान्ने मन' },
  },
  {
    np: 'योगेश',
    en: 'Yogesh',
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'lord of yoga', np: 'योगका स्वामी' },
    trait: { en: 'balanced on one leg and in life', np: 'जीवनमा पनि सन्तुलन राख्ने बानी' },
  },
  {
    np: 'युवराज',
    en: 'Yubaraj',
    also: ['Yuvaraj'],
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'crown prince', np: 'राजकुमार' },
    trait: { en: 'always next in line for cake', np: 'केकको पालो पहिला पाउने भाग्य' },
  },
]

export default names
