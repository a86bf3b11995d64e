import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.door.title': 'यहाँ राखेको कुरामा ताला लागेको छ।',
  'common.door.mayWrite': 'नखोली पनि लेख्न सक्नुहुन्छ।',
  'common.door.lead': 'सबै यहीँ जस्ताको तस्तै छ। तपाईंको पिन वा पासवर्डले खुल्छ।',
  'common.door.thirteenLead': 'कागजमा टिपेका तेह्र शब्दले पनि ताला खुल्छ।',
  'common.door.pin': 'पिन',
  'common.door.password': 'पासवर्ड',
  'common.door.toPin': 'मेरो पिन छ',
  'common.door.toPassword': 'मेरो पासवर्ड छ',
  'common.door.show': 'देखाउनुहोस्',
  'common.door.hide': 'लुकाउनुहोस्',
  'common.door.open': 'खोल्नुहोस्',
  'common.door.opening': 'खुल्दै छ। एक-दुई सेकेन्ड लाग्छ।',
  'common.door.passkey': 'फोनको औँठाछाप वा लकले खोल्नुहोस्',
  'common.door.passkeyFailed': 'फोनको लकले खुलेन। पिन वा पासवर्डले भने खुल्छ।',
  'common.door.lockSettings': 'तालाको सेटिङ',
  'common.door.forgotten': 'मैले बिर्सिएँ',
  'common.door.back': 'पिन वा पासवर्डले खोल्नुहोस्',
  'common.door.wrong': 'यो मिलेन। केही हराएको छैन; फेरि एक पटक हेर्नुहोस्।',
  'common.door.wrongWords': 'सबै शब्द सूचीकै हुन्, तर यी शब्दले ताला खुलेन। कागज पहिलेको तालाको हुन सक्छ।',
  'common.door.waitSeconds': 'धेरै पटक मिलेन। {n} सेकेन्डपछि फेरि प्रयास गर्न सक्नुहुन्छ।',
  'common.door.waitMinutes': 'धेरै पटक मिलेन। {n} मिनेटपछि फेरि प्रयास गर्न सक्नुहुन्छ।',
  'common.door.waitALittle': 'धेरै पटक मिलेन। एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।',
  'common.door.damaged': 'यहाँ राखेको कुरा कतै बिग्रिएको छ, त्यसैले खुलेन। केही फेरिएको छैन।',
  'common.door.impossible':
    'यो ब्राउजरले यहाँ ताला खोल्न सक्दैन। https भएको ठेगानाबाट, यही फोनको नयाँ ब्राउजरमा खोल्नुहोस्।',
  'common.door.failed': 'अहिले भएन। केही फेरिएको छैन; फेरि प्रयास गर्नुहोस्।',
  'common.door.thirteen': 'तपाईंका तेह्र शब्द',
  'common.door.thirteenHint': 'कागजमा भएकै क्रममा, अङ्ग्रेजी वा नेपालीमा।',
  'common.door.needs.pin': 'पहिले पिन हाल्नुहोस्।',
  'common.door.needs.password': 'पहिले पासवर्ड हाल्नुहोस्।',
  'common.door.needs.words': 'पहिले कागजका शब्द एकपछि अर्को लेख्नुहोस्।',
  'common.door.unknown': '“{word}” सूचीमा छैन। कागजमा फेरि एक पटक हेर्नुहोस्।',
  'common.door.count': '{n} वटा शब्द भए। जम्मा तेह्र वटा हुनुपर्छ।',
  'common.door.checksum':
    'सबै शब्द सूचीकै हुन्, तर एउटा शब्द कागजमा भएको होइन, वा दुई शब्दको ठाउँ साटिएको छ।',
  'common.door.noneLeft':
    'कागज पनि हराएको हो भने यी पाना कसैले खोल्न सक्दैन। हामी पनि सक्दैनौँ। सबै मेटाएर नयाँ थाल्ने बाटो मात्र बाँकी रहन्छ।',
  'common.door.deleteHere': 'यो फोनमा भएको कुरा मेटाउनुहोस्',
  'common.door.tried': 'पछिल्लो पटक खोलेयता {n} पटक गलत पिन वा पासवर्ड हालिएको रहेछ, अन्तिम पटक {day}।',
  'common.door.openedWithWords': 'खुल्यो। तालाको सेटिङमा गएर नयाँ पिन राख्न सक्नुहुन्छ।',
  'common.door.offer': 'यी पानामा ताला लगाउने?',
  'common.door.offerLead':
    'यो फोन कसैको हातमा परे पनि तपाईंका पाना पढ्न सक्दैन। दुई मिनेट, एउटा कलम र एक टुक्रा कागज भए पुग्छ।',
  'common.door.offerYes': 'ताला लगाउनुहोस्',
  'common.door.offerNo': 'अहिले होइन',
}

export default words
