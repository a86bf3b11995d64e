import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.ai-friend.label': 'यो प्रोग्राम हो, मान्छे होइन',
  'heal.ai-friend.labelModel': 'यो प्रोग्राम हो, मान्छे होइन। जवाफ एआई मोडेलले लेख्न सक्छ।',
  'heal.ai-friend.hello':
    'नमस्ते। म मान्छे होइन, एउटा प्रोग्राम हुँ। सबै कुरा थाहा हुँदैन, तर ध्यान दिएर पढ्छु र मायाले जवाफ दिन्छु। आज मनमा के छ?',
  'heal.ai-friend.talk': 'तपाईंको कुराकानी',
  'heal.ai-friend.you': 'तपाईं',
  'heal.ai-friend.friend': 'सुन्ने साथी (एउटा प्रोग्राम)',
  'heal.ai-friend.starters': 'यसरी सुरु गर्न सकिन्छ',
  'heal.ai-friend.starter.sleep': 'निद्रा लागेन',
  'heal.ai-friend.starter.today': 'आज एउटा कुरा भयो',
  'heal.ai-friend.starter.talk': 'कुरा मात्र गरौँ न',
  'heal.ai-friend.offers': 'अब यसो भन्न वा गर्न सकिन्छ',
  'heal.ai-friend.readAloud': 'पढेर सुनाउनुहोस्',
  'heal.ai-friend.stopReading': 'पढ्न रोक्नुहोस्',
  'heal.ai-friend.write': 'साथीलाई लेख्नुहोस्',
  'heal.ai-friend.placeholder': 'आज मलाई…',
  'heal.ai-friend.send': 'पठाउनुहोस्',
  'heal.ai-friend.blank': 'पहिले थोरै लेख्नुहोस्, एक शब्द भए पुग्छ।',
  'heal.ai-friend.over': '{n} अक्षर बढी भयो',
  'heal.ai-friend.answering': 'साथी जवाफ लेख्दै छ…',
  'heal.ai-friend.retry': 'अर्को जवाफ दिनुहोस्',
  'heal.ai-friend.unanswered': 'जवाफ माग्नुहोस्',
  'heal.ai-friend.here': 'बरु यही फोनमा जवाफ बनाउनुहोस्',
  'heal.ai-friend.failed':
    'शब्द नभेटिए पनि म यहीँ छु। हतार नगर्नुहोस्, आफ्नै गतिमा भन्नुहोस्। अहिले जवाफ आएन, तपाईंले लेख्नुभएको कुरा यहीँ छ।',
  'heal.ai-friend.serviceSilent': 'लेख्ने सेवाले अहिले जवाफ दिएन, त्यसैले यो तपाईंकै फोनमा लेखियो।',
  'heal.ai-friend.kept': 'यो कुराकानी यही फोनमा रहन्छ, कतै पठाइँदैन।',
  'heal.ai-friend.keptSent': 'यो कुराकानी यही फोनमा रहन्छ। तपाईंका शब्द जवाफ लेख्नका लागि मात्र पठाइन्छन्।',
  'heal.ai-friend.sent': 'तपाईंका शब्द जवाफ लेख्नका लागि मात्र पठाइन्छन्।',
  'heal.ai-friend.talks': 'कुराकानीहरू',
  'heal.ai-friend.memory': 'मैले सम्झेका कुरा',
  'heal.ai-friend.leavesNothingNow': 'यो कुराकानी फोनमा राखिँदैन। यो पृष्ठ छोडेपछि सबै हराउँछ।',
}

export default words
