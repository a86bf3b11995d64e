import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.kept.title': 'यही फोनमा छ',
  'common.kept.lead': 'यहाँ लेखेको कुरा यही फोनमा रहन्छ, कतै पठाइँदैन। यो फोन खोल्ने मान्छेले भने पढ्न सक्छ।',
  'common.kept.leadLocked':
    'यहाँ लेखेको कुरा यही फोनमा, तपाईंको तालाभित्र रहन्छ। तपाईंको पिन, पासवर्ड वा तेह्र शब्दले मात्र खुल्छ।',
  'common.kept.setLock': 'ताला लगाउनुहोस्',
  'common.kept.lockSettings': 'तालाको सेटिङ',
  'common.kept.mayBeCleared':
    'फोनमा ठाउँ कम हुँदा वा ब्राउजरको डेटा मेटाउँदा यो पनि मेटिन सक्छ, त्यसैले बेलाबेलामा प्रति डाउनलोड गर्नुहोस्।',
  'common.kept.download': 'सबै डाउनलोड गर्नुहोस्',
  'common.kept.bringBack': 'प्रतिबाट फिर्ता ल्याउनुहोस्',
}

export default words
