import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.copies.take': 'साथमा लैजाने प्रति',
  'common.copies.kind': 'कस्तो फाइल',
  'common.copies.sealed': 'पासवर्ड राखेर',
  'common.copies.plain': 'पासवर्डबिना',
  'common.copies.sealedLead':
    'यो फाइल तपाईंको पासवर्डले मात्र खुल्छ: यहीँ, वा कम्प्युटरमा age भन्ने निःशुल्क प्रोग्रामले। पासवर्ड बिर्सनुभयो भने कसैले खोल्न सक्दैन, हामीले पनि।',
  'common.copies.plainLead': 'यो फाइल जसको हातमा पर्छ, उसले सबै पढ्न सक्छ। तपाईं मात्र पुग्ने ठाउँमा राख्नुहोस्।',
  'common.copies.phrase': 'फाइलको पासवर्ड',
  'common.copies.phraseHint':
    'कम्तीमा दस अक्षर। तपाईंको मनमा मात्र आउने एउटा सिङ्गो वाक्य सबैभन्दा राम्रो। तालाका तेह्र शब्द लेखे पनि हुन्छ।',
  'common.copies.again': 'फेरि एक पटक उही लेख्नुहोस्',
  'common.copies.show': 'लेखेको देखाउने',
  'common.copies.short': 'कम्तीमा {n} अक्षर चाहिन्छ।',
  'common.copies.easy': 'सजिलै थाहा पाइन्छ: नम्बर र मिति नै सबैभन्दा पहिले हालेर हेरिन्छ।',
  'common.copies.fair': 'चिनजानका मान्छेले खोल्न सक्दैनन्।',
  'common.copies.strong': 'बलियो छ।',
  'common.copies.differs': 'दुई ठाउँमा लेखेको मिलेको छैन।',
  'common.copies.save': 'फाइल बनाउनुहोस्',
  'common.copies.sealing': 'प्रतिमा ताला लगाउँदै…',
  'common.copies.saved': 'प्रति {name} नाममा राखियो।',
  'common.copies.notMade': 'प्रति अहिले बन्न सकेन। केही हराएको छैन; फेरि प्रयास गर्नुहोस्।',
  'common.copies.bring': 'प्रतिबाट फिर्ता ल्याउनुहोस्',
  'common.copies.looking': 'फाइल हेर्दै…',
  'common.copies.askPhrase': 'यो प्रतिमा ताला लागेको छ। यसको पासवर्ड के हो?',
  'common.copies.askPhraseHint': 'तेह्र शब्दले ताला लगाउनुभएको हो भने ती शब्द लेख्नुहोस्।',
  'common.copies.needsPhrase': 'पहिले खोल्ने शब्द लेख्नुहोस्।',
  'common.copies.askWords': 'यो हरेक हप्ता लेखिने प्रति हो। तेह्र शब्दले खुल्छ।',
  'common.copies.wordsLabel': 'तेह्र शब्द',
  'common.copies.open': 'खोल्नुहोस्',
  'common.copies.opening': 'प्रति खोल्दै…',
  'common.copies.wrong': 'यसले फाइल खुलेन। केही फेरिएको छैन; फेरि प्रयास गर्न सक्नुहुन्छ।',
  'common.copies.notWords': 'ती तेह्र शब्द मिलेनन्। हरेक शब्द फेरि एक पटक हेर्नुहोस्।',
  'common.copies.heavy':
    'यो फाइल कम्प्युटरले मात्र खोल्न सक्ने गरी ताला लगाइएको छ; फोनको मेमोरीले पुग्दैन। केही फेरिएको छैन।',
  'common.copies.impossible':
    'यो पृष्ठ असुरक्षित जडान (http) बाट आएको छ, त्यसमा ब्राउजरले यस्तो फाइल खोल्दैन। https बाट खोल्नुहोस्। केही फेरिएको छैन।',
  'common.copies.holds':
    '{day}को यो प्रतिमा डायरी र टिपोटका {pages} पाना छन्; अरू सबै (मुड, कविता, कुराकानी) गरी {others} वटा।',
  'common.copies.merge': 'यहाँको कुरामा थप्नुहोस्',
  'common.copies.mergeLead': 'यहाँको केही हराउँदैन। एउटै पाना दुईतिर फरक छ भने नयाँ चाहिँ रहन्छ।',
  'common.copies.replace': 'यहाँको सबै हटाएर राख्नुहोस्',
  'common.copies.replaceAsk':
    'अहिले यहाँ भएको सबै जान्छ: डायरी र टिपोटका {pages} पाना, अरू सबै गरी {others} वटा। फाइलमा भएको मात्र रहन्छ। यो फर्काउन मिल्दैन।',
  'common.copies.replaceNo': 'यहाँको कुरा रहन दिनुहोस्',
  'common.copies.broughtBack': '{taken} वटा कुरा फिर्ता आए। {same} वटा पहिल्यै यहाँ थिए।',
  'common.copies.replaced': 'अब यहाँ फाइलमा भएको {n} वटा कुरा मात्र छ।',
  'common.copies.notOurs': 'त्यो फाइल यहाँबाट बनाएको प्रति होइन। केही फेरिएको छैन।',
  'common.copies.newer':
    'त्यो प्रति यस पृष्ठको नयाँ संस्करणले बनाएको हो। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्। केही फेरिएको छैन।',
  'common.copies.damaged': 'त्यो फाइल पढ्न सकिएन, आधा मात्र आएको हुन सक्छ। केही फेरिएको छैन।',
  'common.copies.full':
    'फाइलमा भएको कुरा अटाउने ठाउँ फोनमा छैन। केही फेरिएको छैन। अलि ठाउँ बनाएर फेरि प्रयास गर्नुहोस्।',
  'common.copies.failed': 'फोनमा राखेको कुरा अहिले खुलेन। केही फेरिएको छैन; फेरि प्रयास गर्नुहोस्।',
  'common.copies.weekly': 'हरेक हप्ता फाइलमा एउटा प्रति',
  'common.copies.weeklyLead':
    'एक पटक फाइल छान्नुहोस्, यही फोन वा कम्प्युटरमा, वा अन्त पनि पुग्ने फोल्डरमा। तपाईं यो साइट चलाउनुहुँदा त्यो फाइल हरेक हप्ता नयाँ लेखिन्छ, ताला लगाएर। तपाईंका तेह्र शब्दले मात्र खुल्छ।',
  'common.copies.weeklyStart': 'हरेक हप्ता प्रति राख्नुहोस्',
  'common.copies.weeklyLockWords': 'आफ्नो तालाका तेह्र शब्द लेख्नुहोस्।',
  'common.copies.weeklyNewWords':
    'फाइल यी तेह्र शब्दले खुल्छ। यही क्रममा कागजमा लेख्नुहोस् र कागज फोनभन्दा छुट्टै राख्नुहोस्। यी शब्द फेरि देखाइँदैनन्।',
  'common.copies.weeklyWritten': 'मैले लेखेँ',
  'common.copies.weeklyWrongWords': 'ती शब्द यो तालाका होइनन्।',
  'common.copies.weeklyWait': 'धेरै पटक मिलेन। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'common.copies.weeklyChoose': 'फाइल छान्नुहोस्',
  'common.copies.weeklyOn': 'हरेक हप्ता {name} मा ताला लागेको प्रति लेखिन्छ। पछिल्लो: {day}।',
  'common.copies.weeklyNow': 'अहिले लेख्नुहोस्',
  'common.copies.weeklyStop': 'यो बन्द गर्नुहोस्',
  'common.copies.weeklyStopped': 'अब प्रति लेखिँदैन। फाइल भने जहाँ छ त्यहीँ रहन्छ।',
  'common.copies.weeklyDone': 'प्रति लेखियो।',
  'common.copies.weeklyFailed':
    'फाइल लेख्न सकिएन। फाइल सारिएको होला, वा ब्राउजरले फेरि सोध्न खोजेको होला।',
  'common.copies.weeklyWaits': 'यो हप्ताको प्रति {name} मा लेख्न सकिएन।',
  'common.copies.ageKey': 'यो साइटबिना खोल्न',
  'common.copies.ageKeyLead':
    'age भन्ने प्रोग्रामले फाइल यो साँचोले खोल्छ। साँचो तपाईंका शब्दबाटै बन्छ, त्यसैले जोगाइराख्नु पर्दैन; तर साँचो पाउनेले हरेक हप्ताको प्रति खोल्न सक्छ।',
  'common.copies.ageKeyCopy': 'साँचो कपी गर्नुहोस्',
  'common.copies.ageKeyCopied': 'साँचो कपी भयो।',
  'common.copies.lastCopy': 'तपाईंको पछिल्लो प्रति {day}को हो।',
  'common.copies.putAway': 'अहिले होइन',
}

export default words
