import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.care.title': 'मन साह्रै गह्रौँ छ जस्तो छ',
  'common.care.text':
    'एक्लै नबस्नुहोस्। आत्महत्या रोकथाम हेल्पलाइन {number} मा फोन गर्न सकिन्छ (समय फरक पर्न सक्छ), वा आफ्नो मान्छेलाई फोन गर्नुहोस्।',
  'common.care.call': '{number} मा फोन गर्नुहोस्',
  'common.care.more': 'कुरा गर्न मिल्ने अरू ठाउँ',
  'common.care.private': 'तपाईंले लेखेको कुरा कसैलाई पठाइएको छैन।',
  'common.care.hide': 'यो हटाउनुहोस्',
}

export default words
