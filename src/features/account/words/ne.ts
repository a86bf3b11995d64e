import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.account.title': 'तपाईंको नाम र विवरण',
  'common.account.description':
    'यहाँको तपाईंको नाम, फिर्ती कोड, हामीसँग भएको तपाईंको सबै विवरण, र ती मेटाउने तरिका।',
  'common.account.lead': 'तपाईंको बारेमा यहाँ धेरै केही छैन, भएको जति सबै तपाईंकै हो।',
  'common.account.name': 'तपाईंको नाम',
  'common.account.nameLead': 'यो नामले तपाईंलाई बोलाउँछौँ। अरू कसैले देख्दैन।',
  'common.account.saveName': 'नाम सेभ गर्नुहोस्',
  'common.account.nameSaved': 'नाम सेभ भयो।',
  'common.account.recovery': 'अर्को फोनमा',
  'common.account.recoveryLead':
    'फिर्ती कोडले तपाईंलाई अर्को फोनमा पनि चिनाउँछ। टिप्नुहोस् वा प्रिन्ट गर्नुहोस्: यो एकपटक मात्र देखिन्छ, नयाँ बनाएपछि पुरानो चल्दैन।',
  'common.account.makeCode': 'फिर्ती कोड बनाउनुहोस्',
  'common.account.makeNewCode': 'नयाँ कोड बनाउनुहोस्',
  'common.account.code': 'तपाईंको फिर्ती कोड',
  'common.account.codeNote': 'यो कोड जससँग छ, यहाँ तपाईं उही हो। साँचो जोगाएझैँ जोगाउनुहोस्।',
  'common.account.copyCode': 'कपी गर्नुहोस्',
  'common.account.print': 'प्रिन्ट गर्नुहोस्',
  'common.account.haveCode': 'मसँग कोड छ',
  'common.account.codeField': 'फिर्ती कोड',
  'common.account.codeHint': 'पाँच पाँच अक्षरका पाँच समूह। ठुला-साना अक्षर र धर्काले फरक पार्दैन।',
  'common.account.useCode': 'यो कोड चलाउनुहोस्',
  'common.account.codeUnknown': 'यो कोड कसैको होइन। हरेक अक्षर फेरि एकपटक हेर्नुहोस्।',
  'common.account.codeUsed': 'फेरि स्वागत छ। यो फोनले तपाईंलाई चिन्यो।',
  'common.account.data': 'तपाईंको विवरण',
  'common.account.dataLead':
    'हाम्रो सर्भरमा तपाईंको जे छ, एउटै फाइलमा। डायरी, मुड र टिपोट त्यसमा हुँदैनन्: ती यही फोनमा मात्र छन्।',
  'common.account.export': 'मेरो विवरण डाउनलोड गर्नुहोस्',
  'common.account.leave': 'छोडेर जाँदा',
  'common.account.signOutLead':
    'साइन आउट गर्दा तपाईंले राखेका कुरा जस्ताको तस्तै रहन्छन्। फिर्ती कोड नभए ती कुरामा फेरि कोही फर्कन सक्दैन, तपाईं पनि।',
  'common.account.signOut': 'साइन आउट गर्नुहोस्',
  'common.account.erase': 'मलाई मेटाउनुहोस्',
  'common.account.eraseLead':
    'तपाईंको नाम, राखेका कुरा, माया र मत हाम्रो सर्भरबाट, अनि यो साइटले यो फोनमा राखेका सबै कुरा मेटिन्छन्। तुरुन्तै र सधैँका लागि।',
  'common.account.eraseAsk': 'सबै मेटाउने हो?',
  'common.account.eraseYes': 'सबै मेटाउनुहोस्',
  'common.account.eraseNo': 'नमेटाउनुहोस्',
  'common.account.eraseUnreached':
    'हाम्रो सर्भरसम्म पुग्न सकिएन, त्यसैले अहिलेसम्म केही मेटिएको छैन। फेरि प्रयास गर्नुहोस्, वा यो फोनमा भएको मात्र मेटाउनुहोस्; त्यसो गर्दा साइन इन रहन्छ, बाँकी पछि मेटाउन सकिन्छ।',
  'common.account.eraseAgain': 'फेरि प्रयास गर्नुहोस्',
  'common.account.erasePhone': 'यो फोनको मात्र',
  'common.account.phone': 'यो फोनमा',
  'common.account.signedOut': 'साइन आउट भयो।',
  'common.account.failed': 'अहिले भएन। केही फेरिएको छैन; एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'common.account.offline': 'अहिले इन्टरनेट छैन। केही फेरिएको छैन; पछि फेरि प्रयास गर्नुहोस्।',
}

export default words
