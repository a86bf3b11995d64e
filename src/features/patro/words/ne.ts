import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.patro.title': 'नेपाली पात्रो',
  'common.patro.today': 'आज',
  'common.patro.inNepal': 'नेपालमा आज',
  'common.patro.before': 'अघिल्लो महिना',
  'common.patro.after': 'अर्को महिना',
  'common.patro.days': 'यस महिनाका विशेष दिन',
  'common.patro.provisional': 'यो वर्षको पात्रो अझै प्रकाशित भएको छैन, एकाध दिन तलमाथि हुन सक्छ।',
  'common.patro.convert': 'मिति बदल्नुहोस्',
  'common.patro.from': 'कुनबाट',
  'common.patro.fromBs': 'वि.सं.बाट ई.सं.',
  'common.patro.fromAd': 'ई.सं.बाट वि.सं.',
  'common.patro.year': 'साल',
  'common.patro.month': 'महिना',
  'common.patro.day': 'गते / तारिख',
  'common.patro.show': 'हेर्नुहोस्',
  'common.patro.outside': 'यो पात्रोमा {first} देखि {last} सालसम्म छ।',
  'common.patro.noSuchDay': 'यस्तो दिन छैन: त्यो महिना {n} दिनको छ।',
  'common.patro.inMonth': 'त्यो महिना हेर्नुहोस्',
  'common.patro.number': 'अङ्क',
  'common.patro.letters': 'अक्षर',
  'common.patro.digits': 'अङ्क',
  'common.patro.ok': 'हुन्छ',
  'common.patro.cancel': 'रद्द गर्नुहोस्',
  'common.patro.checking': 'एकछिन…',
  'common.patro.wrong': 'मिलेन।',
  'common.patro.wait': '{time}पछि फेरि प्रयास गर्नुहोस्।',
  'common.patro.failed': 'खुल्न सकेन। फेरि प्रयास गर्नुहोस्।',
}

export default words
