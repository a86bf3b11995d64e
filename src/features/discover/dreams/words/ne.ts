import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.dreams.dream': 'सपनामा के देख्नुभयो?',
  'discover.dreams.placeholder': 'म नदी तर्दै थिएँ, पारिपट्टि कोही उभिएको थियो…',
  'discover.dreams.symbols': 'यीमध्ये केही देख्नुभयो?',
  'discover.dreams.left': '{n} अक्षर बाँकी',
  'discover.dreams.over': '{n} अक्षर बढी भयो',
  'discover.dreams.blank': 'सपनाका दुई-चार शब्द लेख्नुहोस्, वा तलको कुनै चित्र छोए पनि हुन्छ।',
  'discover.dreams.shorten': 'अलि लामो भयो। केही भाग छोट्याउनुहोस् न।',
  'discover.dreams.read': 'सपनाको अर्थ हेर्नुहोस्',
  'discover.dreams.reading': 'हेर्ने एउटा तरिका',
  'discover.dreams.failed': 'अहिले अर्थ आएन। तपाईंको सपना यहीँ छ।',
  'discover.dreams.seen': 'देखेका कुराबारे मान्छे के भन्छन्',
  'discover.dreams.add.chased': 'कसैले लखेट्यो',
  'discover.dreams.add.departed': 'बितेको मान्छे आयो',
  'discover.dreams.add.snake': 'सर्प',
  'discover.dreams.add.flying': 'उड्नु',
  'discover.dreams.add.falling': 'खस्नु',
  'discover.dreams.add.river': 'नदी',
  'discover.dreams.add.house': 'घर',
  'discover.dreams.add.fire': 'आगो',
  'discover.dreams.add.teeth': 'दाँत झर्नु',
  'discover.dreams.add.mother': 'आमा',
  'discover.dreams.add.dog': 'कुकुर',
  'discover.dreams.add.exam': 'परीक्षा',
}

export default words
