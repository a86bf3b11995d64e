import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.composing.by.ai': 'एआईले लेखेको',
  'common.composing.by.composer': 'हाम्रै प्रोग्रामले जोडेको, एआई होइन',
  'common.composing.by.shelf': 'हाम्रो सङ्ग्रहबाट',
  'common.composing.why.service': 'लेख्ने सेवाले अहिले जवाफ दिएन, त्यसैले यो हाम्रो सङ्ग्रहबाट आएको हो।',
  'common.composing.why.offline': 'इन्टरनेट नभएजस्तो छ, त्यसैले यो तपाईंकै फोनमा लेखियो।',
  'common.composing.why.busy': 'यति बेला धेरै जनाले माग्नुभएकाले यो हाम्रै प्रोग्रामले जोड्यो।',
  'common.composing.why.budget': 'एआईको आजको कोटा सकियो, त्यसैले यो हाम्रै प्रोग्रामले जोड्यो।',
  'common.composing.why.cut': 'धेरै समय लागेकाले यहीँ टुङ्गियो।',
  'common.composing.why.stopped': 'तपाईंले यहीँ रोक्नुभयो।',
  'common.composing.writing': 'बनाउँदै…',
  'common.composing.stop': 'रोक्नुहोस्',
  'common.composing.again': 'अर्को लेख्नुहोस्',
  'common.composing.here': 'बरु यही फोनमा लेखौँ',
  'common.composing.failed': 'अहिले लेख्न सकिएन। तपाईंले लेख्नुभएको कुरा यहीँ छ।',
  'common.composing.copy': 'कपी गर्नुहोस्',
  'common.composing.copied': 'कपी भयो',
  'common.composing.notCopied': 'कपी हुन सकेन। लेख थिचिराखेर कपी गर्न सकिन्छ।',
  'common.composing.share': 'शब्द पठाउनुहोस्',
  'common.composing.keep': 'मन पर्‍यो',
}

export default words
