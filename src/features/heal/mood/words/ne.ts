import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.mood.how': 'अहिलेको मनसँग मिल्ने एउटा रोज्नुहोस्',
  'heal.mood.howOn': 'त्यो दिन मन कस्तो थियो?',
  'heal.mood.missing': 'मनसँग मिल्ने एउटा छोएर सेभ गर्नुहोस्।',
  'heal.mood.save': 'सेभ गर्नुहोस्',
  'heal.mood.delete': '{mood} मेटाउनुहोस्',
  'heal.mood.ofDay': '{day}का मुड',
  'heal.mood.saved': 'यही फोनमा सेभ भयो।',
  'heal.mood.keptToday': 'आजको मुड: {mood}। फेरि अर्को पनि थप्न सकिन्छ।',
  'heal.mood.keptOn': '{day}को मुड: {mood}। फेरि अर्को पनि थप्न सकिन्छ।',
  'heal.mood.forDay': '{day}',
  'heal.mood.toToday': 'आजमा फर्कनुहोस्',
  'heal.mood.month': 'तपाईंको महिना',
  'heal.mood.monthHint': 'दिन छोएर त्यस दिनका मुड हेर्न र थप्न सकिन्छ। खाली दिन खालै भए पनि हुन्छ।',
  'heal.mood.chart': '{month}का मुड',
  'heal.mood.moodHeading': 'मुड',
  'heal.mood.timesHeading': 'पटक',
  'heal.mood.times': '{n} पटक',
  'heal.mood.noneInMonth': '{month}मा कुनै मुड टिपिएको छैन।',
  'heal.mood.empty': 'अहिलेसम्म केही टिपिएको छैन। दिनमा एक पटक छोए पुग्छ।',
  'heal.mood.emptyExample': '“😴 थकाइ लागेको छ, तर चिया मिठो थियो।”',
}

export default words
