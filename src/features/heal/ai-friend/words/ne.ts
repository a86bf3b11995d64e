import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.ai-friend.lead': 'मनमा लागेको कुरा जहिले पनि लेख्नुहोस्। जसरी भने पनि हुन्छ।',
  'heal.ai-friend.label': 'यो प्रोग्राम हो, मान्छे होइन',
  'heal.ai-friend.hello':
    'नमस्ते। म मान्छे होइन, एउटा प्रोग्राम हुँ। म तपाईंलाई देख्दिनँ, सबै कुरा मलाई थाहा पनि हुँदैन। तर तपाईंले लेखेको ध्यान दिएर पढ्छु र नरम भएर जवाफ दिन्छु। आज मनमा के छ?',
  'heal.ai-friend.talk': 'तपाईंको कुराकानी',
  'heal.ai-friend.you': 'तपाईं',
  'heal.ai-friend.friend': 'एआई साथी',
  'heal.ai-friend.write': 'साथीलाई लेख्नुहोस्',
  'heal.ai-friend.placeholder': 'आज मलाई…',
  'heal.ai-friend.send': 'पठाउनुहोस्',
  'heal.ai-friend.over': '{n} अक्षर बढी भयो',
  'heal.ai-friend.answering': 'साथी जवाफ लेख्दै छ…',
  'heal.ai-friend.retry': 'अर्को जवाफ दिनुहोस्',
  'heal.ai-friend.unanswered': 'जवाफ माग्नुहोस्',
  'heal.ai-friend.here': 'यही फोनमा जवाफ बनाउनुहोस्',
  'heal.ai-friend.failed':
    'शब्द नभेटिए पनि म यहीँ छु। हतार नगर्नुहोस्, आफ्नै गतिमा भन्नुहोस्। अहिले जवाफ आएन, तपाईंले लेख्नुभएको कुरा यहीँ छ।',
  'heal.ai-friend.small': 'एउटा सानो अभ्यास',
  'heal.ai-friend.breathe': 'मसँगै सास फेरौँ',
  'heal.ai-friend.five': 'पाँच कुरा भन्नुहोस्',
  'heal.ai-friend.fiveText':
    'बिस्तारै वरिपरि हेर्नुहोस्। देखिएका पाँच कुरा भन्नुहोस्, साधारण भए पनि हुन्छ। त्यसपछि छुन मिल्ने चार, सुनिने तीन, गन्ध आउने दुई र स्वाद आउने एउटा। मन लागे मलाई लेख्नुहोस्।',
  'heal.ai-friend.kept': 'यो कुराकानी यही फोनमा रहन्छ। तपाईंका शब्द जवाफ लेख्नका लागि मात्र पठाइन्छन्।',
  'heal.ai-friend.clear': 'कुराकानी मेटाउनुहोस्',
  'heal.ai-friend.clearAsk': 'सबै कुराकानी मेटाउने हो?',
  'heal.ai-friend.clearLead': 'यो फोनबाट मेटिन्छ, फेरि ल्याउन सकिँदैन।',
  'heal.ai-friend.clearNo': 'रहन दिनुहोस्',
  'heal.ai-friend.talks': 'कुराकानीहरू',
  'heal.ai-friend.newTalk': 'नयाँ कुराकानी',
  'heal.ai-friend.leavesNothing': 'केही नरहने कुराकानी',
  'heal.ai-friend.leavesNothingLead': 'यसको कुनै कुरा फोनमा राखिँदैन।',
  'heal.ai-friend.leavesNothingNow': 'यो कुराकानीको कुनै कुरा फोनमा राखिँदैन। यो पृष्ठ छोडेपछि सबै हराउँछ।',
  'heal.ai-friend.earlier': 'पहिलेका कुराकानी',
  'heal.ai-friend.noneEarlier': 'अहिलेसम्म कुनै कुराकानी राखिएको छैन।',
  'heal.ai-friend.thisTalk': 'अहिलेको',
  'heal.ai-friend.deleteTalk': 'यो कुराकानी मेटाउनुहोस्: {begins}',
  'heal.ai-friend.clearAll': 'सबै कुराकानी मेटाउनुहोस्',
  'heal.ai-friend.clearAllAsk': '{n} वटा कुराकानी मेटाउने हो? फेरि ल्याउन सकिँदैन।',
}

export default words
