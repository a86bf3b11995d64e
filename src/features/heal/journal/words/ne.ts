import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.journal.mood': 'अहिले मन कस्तो छ?',
  'heal.journal.note': 'त्यसबारे दुई शब्द',
  'heal.journal.noteHint': 'लेख्दालेख्दै यही फोनमा जोगिन्छ।',
  'heal.journal.needsMood': 'मनसँग मिल्ने एउटा मुड छोइदिनुहोस्।',
  'heal.journal.needsWords': 'दुई-तीन शब्द लेखे पुग्छ, अनि सेभ हुन्छ।',
  'heal.journal.saved': 'यही फोनमा सेभ भयो।',
  'heal.journal.saveChange': 'बदलेको कुरा सेभ गर्नुहोस्',
  'heal.journal.insights': 'धेरै आउने मुड',
  'heal.journal.insightsOf': '{n} वटा टिपोटबाट',
  'heal.journal.moodHeading': 'मुड',
  'heal.journal.shareHeading': 'सबै टिपोटमध्ये',
  'heal.journal.recent': 'हालसालैका टिपोट',
  'heal.journal.older': 'अझ पुराना टिपोट',
  'heal.journal.samples': 'नमुना हुन्, टिपोट कस्तो देखिन्छ भनेर हामीले लेखेका',
  'heal.journal.clearSamples': 'नमुना हटाउनुहोस्',
  'heal.journal.samplesCleared': 'नमुना हटाइयो।',
  'heal.journal.empty': 'अहिलेसम्म कुनै टिपोट छैन। एउटा मुड र तीन शब्द भए पुग्छ।',
  'heal.journal.emptyExample': '“😌 छानामा पानी परेको आवाज।”',
  'heal.journal.edit': 'सच्याउनुहोस्',
  'heal.journal.delete': 'मेटाउनुहोस्',
  'heal.journal.editing': 'यो टिपोट सच्याउनुहोस्',
}

export default words
