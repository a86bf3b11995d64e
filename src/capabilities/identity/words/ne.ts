import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.name.ask': 'यहाँ सुरक्षित रह्यो। अर्को पटक के भनेर बोलाऔँ, भन्नुहुन्छ कि?',
  'common.name.give': 'नाम राख्नुहोस्',
  'common.name.title': 'तपाईंलाई के भनेर बोलाऔँ?',
  'common.name.label': 'नाम वा उपनाम',
  'common.name.hint': 'बढीमा ३० अक्षर, जुनसुकै लिपिमा।',
  'common.name.privacy':
    'यो नाम तपाईंलाई बोलाउन मात्र हो। भित्तामा राखेको कुरामा नाम देखिँदैन, खाता पनि चाहिँदैन।',
  'common.name.continue': 'अगाडि बढ्नुहोस्',
  'common.name.later': 'अहिले होइन',
  'common.name.done': 'हुन्छ, यही नामले बोलाउँछौँ। मेनुबाट जुनबेला पनि फेर्न सकिन्छ।',
  'common.name.blank': 'चित्त लागेको जुनसुकै नाम हुन्छ, एक अक्षर भए पुग्छ।',
  'common.name.tooLong': 'अलि लामो भयो। बढीमा ३० अक्षर लेख्नुहोस्।',
  'common.name.forbidden': 'यसमा राख्न नमिल्ने चिह्न छ। अर्को तरिकाले लेख्नुहोस्।',
  'common.name.offline': 'अहिले इन्टरनेट छैन। नाम यहीँ छ, एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'common.name.busy': 'अलि छिटो भयो। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'common.name.failed': 'सेभ हुन सकेन। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
}

export default words
