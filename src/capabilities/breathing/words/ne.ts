import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.breathing.inhale': 'सास लिनुहोस्',
  'common.breathing.hold': 'सास रोक्नुहोस्',
  'common.breathing.exhale': 'सास छोड्नुहोस्',
  'common.breathing.pause': 'एकछिन थामिनुहोस्',
  'common.breathing.round': 'फेरो {n}',
  'common.breathing.announce': '{phase}, {n} सेकेन्ड',
  'common.breathing.small': 'सँगै सास फेरौँ',
  'common.breathing.stop': 'पुग्यो',
}

export default words
