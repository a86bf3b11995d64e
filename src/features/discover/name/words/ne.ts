import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'discover.name.field': 'नाम',
  'discover.name.hint': 'थर नचाहिने, नेपाली वा अङ्ग्रेजी अक्षरमा।',
  'discover.name.find': 'अर्थ हेर्नुहोस्',
  'discover.name.blank': 'पहिले एउटा नाम लेख्नुहोस्: आफ्नै होस् वा मनमा आएको कुनै।',
  'discover.name.too_long': 'बढीमा {n} अक्षर है। थर नलेखे पनि हुन्छ।',
  'discover.name.forbidden': 'केही अक्षर पढ्न सकिएन। नाम फेरि लेख्नुहोस् न।',
  'discover.name.looking': 'सङ्ग्रहमा खोज्दै…',
  'discover.name.lost': 'नामको सङ्ग्रह अहिले खुलेन। तपाईंले लेख्नुभएको नाम यहीँ छ।',
  'discover.name.meaning': 'अर्थ',
  'discover.name.origin': 'मूल',
  'discover.name.personality': 'स्वभाव',
  'discover.name.letters': 'पहिलो अक्षर र राशि',
  'discover.name.orLetters': 'अङ्ग्रेजी अक्षरमा लेखेको नाम एकभन्दा बढी तरिकाले पढ्न सकिन्छ।',
  'discover.name.uncertain': 'यो नामका बारेमा किताबहरूको कुरा मिल्दैन, यो एउटा मत हो।',
  'discover.name.fromShelf': 'हाम्रो नामको सङ्ग्रहबाट',
  'discover.name.unknown': 'यो नाम हाम्रो सङ्ग्रहमा अझै छैन, त्यसैले तलका कुरा अनुमान मात्र हुन्।',
  'discover.name.play': 'स्वभावको कुरा रमाइलोका लागि हो, बाँकी कुरा नामका किताबबाट।',
}

export default words
