import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.rashifal.lead':
    'तपाईंको राशिका लागि केही शब्द। मन परेको लिनुहोस्, बाँकी तारालाई नै छोडिदिनुहोस्।',
  'discover.rashifal.period': 'कति समयको?',
  'discover.rashifal.daily': 'दैनिक',
  'discover.rashifal.weekly': 'साप्ताहिक',
  'discover.rashifal.monthly': 'मासिक',
  'discover.rashifal.sign': 'तपाईंको राशि कुन हो?',
  'discover.rashifal.read': 'राशिफल हेर्नुहोस्',
  'discover.rashifal.same': 'यो राशि हुने सबैले यो अवधिभर यही राशिफल पढ्छन्।',
  'discover.rashifal.facts': 'स्वामी: {lord}। तत्त्व: {element}।',
  'discover.rashifal.weekOf': '{from} देखि {until} सम्म',
  'discover.rashifal.failed': 'अहिले राशिफल हेर्न सकिएन।',
  'discover.rashifal.find': 'मेरो राशि थाहा छैन',
  'discover.rashifal.findBy': 'कसरी खोज्ने?',
  'discover.rashifal.byName': 'नामको पहिलो अक्षर',
  'discover.rashifal.byBirth': 'जन्ममिति',
  'discover.rashifal.name': 'नाम',
  'discover.rashifal.nameHint': 'पात्रोमा जस्तै पहिलो अक्षरले राशि बताउँछ। नाम कतै पठाइँदैन, राखिँदैन।',
  'discover.rashifal.noSyllable': 'यो अक्षरको राशि भेटिएन। अर्को तरिकाले लेखेर हेर्नुहोस् न।',
  'discover.rashifal.syllableGives': '{syllable} अक्षरको राशि',
  'discover.rashifal.calendar': 'कुन पात्रो?',
  'discover.rashifal.bs': 'वि.सं.',
  'discover.rashifal.ad': 'ई.सं.',
  'discover.rashifal.year': 'साल',
  'discover.rashifal.month': 'महिना',
  'discover.rashifal.day': 'गते',
  'discover.rashifal.adDay': 'तारिख',
  'discover.rashifal.chooseMonth': 'रोज्नुहोस्',
  'discover.rashifal.noSuchDay': 'पात्रोमा यस्तो दिन छैन। एक पटक फेरि हेर्नुहोस् न।',
  'discover.rashifal.bornUnder': 'यो मितिको राशि',
  'discover.rashifal.edge': 'राशि फेरिने दिनतिर जन्मेको भए साल हेरेर एक दिन यताउता पर्न सक्छ।',
  'discover.rashifal.take': '{sign} रोज्नुहोस्',
}

export default words
