import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.numerology.calendar': 'कुन पात्रो?',
  'discover.numerology.bs': 'वि.सं.',
  'discover.numerology.ad': 'ई.सं.',
  'discover.numerology.birth': 'जन्ममिति',
  'discover.numerology.year': 'साल',
  'discover.numerology.month': 'महिना',
  'discover.numerology.day': 'गते',
  'discover.numerology.adDay': 'तारिख',
  'discover.numerology.chooseMonth': 'रोज्नुहोस्',
  'discover.numerology.needsDate': 'जन्मेको दिन, महिना र साल तीनै भर्नुहोस् न।',
  'discover.numerology.needsYear': 'कुन साल?',
  'discover.numerology.needsMonth': 'कुन महिना?',
  'discover.numerology.needsDay': 'कति गते?',
  'discover.numerology.find': 'भाग्याङ्क निकाल्नुहोस्',
  'discover.numerology.problem.figures': 'साल र गते अङ्कमा लेख्नुहोस्, जस्तै २०५५ र ७।',
  'discover.numerology.problem.noSuchDay':
    'पात्रोमा यस्तो दिन छैन। फेब्रुअरीमा २९ दिन अधिवर्षमा मात्र हुन्छ। एक पटक फेरि हेर्नुहोस् न।',
  'discover.numerology.problem.noSuchBsDay':
    '{year} सालको {month} महिनामा {days} दिन छ। गते एक पटक फेरि हेर्नुहोस् न।',
  'discover.numerology.problem.future': 'त्यो दिन त आउनै बाँकी छ। साल एक पटक फेरि हेर्नुहोस् न।',
  'discover.numerology.problem.outsideTable':
    'हाम्रो पात्रोमा {from} देखि {until} सालसम्म मात्र छ। अरू सालका लागि ई.सं. को मिति हाल्नुहोस्।',
  'discover.numerology.number': 'भाग्याङ्क',
  'discover.numerology.steps': 'कसरी निस्कियो',
  'discover.numerology.part': 'भाग',
  'discover.numerology.sumOf': 'जोड',
  'discover.numerology.result': 'अङ्क',
  'discover.numerology.together': 'जम्मा',
  'discover.numerology.fromAd': 'ई.सं. मितिका अङ्क जोडिन्छन्।',
  'discover.numerology.kept': '११, २२ र ३३ जहाँ आए पनि जस्ताको तस्तै राखिन्छन्।',
  'discover.numerology.uncertain':
    'यो सालका बारेमा पात्राहरूबीच कुरा मिल्दैन, त्यसैले ई.सं. मिति एक दिन तलमाथि हुन सक्छ।',
  'discover.numerology.meaning': 'अर्थ',
  'discover.numerology.traits': 'गुण',
}

export default words
