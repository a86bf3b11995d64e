import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.picture.title': 'सेयर गर्ने तस्बिर',
  'common.picture.format': 'आकार',
  'common.picture.format.post': 'पोस्ट',
  'common.picture.format.story': 'स्टोरी',
  'common.picture.drawing': 'तस्बिर बनाउँदै…',
  'common.picture.share': 'सेयर गर्नुहोस्',
  'common.picture.download': 'तस्बिर सेभ गर्नुहोस्',
  'common.picture.downloadOne': '{place} सेभ गर्नुहोस्',
  'common.picture.failed': 'यो फोनमा तस्बिर बन्न सकेन। शब्द भने कपी गर्न सकिन्छ।',
  'common.picture.close': 'बन्द गर्नुहोस्',
}

export default words
