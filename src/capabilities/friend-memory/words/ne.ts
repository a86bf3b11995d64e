import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.memory.title': 'मैले सम्झेका कुरा',
  'common.memory.lead':
    'तपाईंले राख भनेका कुरा मात्र, त्यो पनि यही फोनमा। जुन कुरा पनि सच्याउन वा हटाउन मिल्छ।',
  'common.memory.none': 'मैले तपाईंको कुनै कुरा सम्झेको छैन।',
  'common.memory.off': 'केही नसम्झिनुहोस्',
  'common.memory.offNow': 'अब नयाँ कुरा राखिँदैन। यहाँ भएका कुरा तपाईंले नमेटाएसम्म रहन्छन्।',
  'common.memory.helped': 'मलाई काम लागेका कुरा',
  'common.memory.others': 'तपाईंले भनेका कुरा',
  'common.memory.fromGuide': '“{title}” भन्ने अभ्यासबाट',
  'common.memory.fromAGuide': 'एउटा अभ्यासबाट',
  'common.memory.toldOn': 'तपाईंले {day} भन्नुभएको',
  'common.memory.isOn': '{day}',
  'common.memory.edit': 'सच्याउनुहोस्: {text}',
  'common.memory.bin': 'मेटाउनुहोस्: {text}',
  'common.memory.line': 'यो कुरा',
  'common.memory.blank': 'यहाँ केही लेखिएको छैन। रद्द गरे पहिलेकै कुरा रहन्छ।',
  'common.memory.letters': 'नेपाली कुन अक्षरमा लेखूँ',
  'common.memory.lettersAsYou': 'तपाईंले लेखेजस्तै',
  'common.memory.lettersDevanagari': 'देवनागरी',
  'common.memory.lettersLatin': 'रोमन अक्षर',
  'common.memory.forgetAll': 'सबै बिर्सिनुहोस्',
  'common.memory.forgetAsk': '{n} वटा कुरा बिर्सने हो? फेरि फर्काउन मिल्दैन।',
  'common.memory.forgetNo': 'रहन दिनुहोस्',
}

export default words
