import type { GivenName } from './given-name.ts'

const names: readonly GivenName[] = [
  {
    np: 'भानु',
    en: 'Bhanu',
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'sun', np: 'सूर्य' },
    trait: { en: 'poet before coffee', np: 'बिहानै कविता फुर्ने मन' },
  },
  {
    np: 'भरत',
    en: 'Bharat',
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'the one maintained; Rama’s brother', np: 'पालन गरिएको; रामका भाइ' },
    trait: { en: 'keeps your place until you return', np: 'फर्किउन्जेल ठाउँ जोगाउने साथ' },
  },
  {
    np: 'भावना',
    en: 'Bhawana',
    also: ['Bhavana', 'Bhabana'],
    who: 'girl',
    origin: 'sanskrit',
    meaning: { en: 'feeling', np: 'भावना' },
    trait: { en: 'feels the room', np: 'कोठाको मुड महसुस गर्ने मन' },
  },
  {
    np: 'भीम',
    en: 'Bhim',
    also: ['Bheem'],
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'mighty, formidable', np: 'बलशाली' },
    trait: { en: 'eats last, lifts most', np: 'धेरै बोक्ने, पछि खाने स्वभाव' },
  },
  {
    np: 'भोला',
    en: 'Bhola',
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'guileless; Shiva', np: 'सोझो; शिव' },
    trait: { en: 'trusts first', np: 'पहिला भरोसा गर्ने मन' },
  },
  {
    np: 'भूमिका',
    en: 'Bhumika',
    who: 'girl',
    origin: 'sanskrit',
    meaning: { en: 'ground; role', np: 'आधार; पात्रको काम' },
    trait: { en: 'knows her lines and everyone’s', np: 'सबैको संवाद जान्ने तयारी' },
  },
  {
    np: 'भुवन',
    en: 'Bhuwan',
    also: ['Bhuvan'],
    who: 'boy',
    origin: 'sanskrit',
    meaning: { en: 'world', np: 'लोक' },
    trait: { en: 'at home in many rooms', np: 'धेरै ठाउँमा घुलमिल हुने स्वभाव' },
  },
]

export default names
