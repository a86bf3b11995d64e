import type { ShelvedQuote } from './quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'single-step',
    kind: 'person',
    curated: true,
    text: {
      en: 'A journey of a thousand miles begins with a single step.',
      np: 'हजार कोसको यात्रा एउटै पाइलाबाट सुरु हुन्छ।',
    },
    by: { en: 'Laozi', np: 'लाओत्से' },
    source: { en: 'Tao Te Ching 64', np: 'ताओ ते चिङ ६४' },
    ours: ['en', 'np'],
    original: { tag: 'zh', text: '千里之行，始於足下' },
  },
  {
    id: 'by-effort',
    kind: 'scripture',
    text: {
      en: 'Work is done by effort, not by wishing. Deer do not walk into the mouth of a sleeping lion.',
      np: 'काम उद्यमले बन्छ, मनको चाहनाले मात्र होइन। सुतेको सिंहको मुखमा मृग आफैँ पस्दैन।',
    },
    by: { en: 'Hitopadesha', np: 'हितोपदेश' },
    source: { en: 'Prologue', np: 'प्रस्ताविका' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'उद्यमेन हि सिध्यन्ति कार्याणि न मनोरथैः। न हि सुप्तस्य सिंहस्य प्रविशन्ति मुखे मृगाः॥',
    },
  },
  {
    id: 'drop-by-drop',
    kind: 'scripture',
    text: {
      en: 'Drop by drop the jar is filled. So it is with all learning, goodness and wealth.',
      np: 'थोपा थोपाले घैँटो भरिन्छ। विद्या, धर्म र धन जोड्ने उपाय पनि यही हो।',
    },
    by: { en: 'Hitopadesha', np: 'हितोपदेश' },
    source: { en: 'Book 2, Suhridbheda', np: 'सुहृद्भेद' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'जलबिन्दुनिपातेन क्रमशः पूर्यते घटः। स हेतुः सर्वविद्यानां धर्मस्य च धनस्य च॥' },
  },
  {
    id: 'the-work-is-yours',
    kind: 'scripture',
    text: {
      en: 'The work is yours to do; its fruits are never yours to claim.',
      np: 'तिम्रो अधिकार काममा मात्र छ, फलमा कहिल्यै छैन।',
    },
    by: { en: 'Bhagavad Gita', np: 'भगवद्गीता' },
    source: { en: '2.47', np: '२.४७' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन।' },
  },
  {
    id: 'truth-wins',
    kind: 'scripture',
    text: {
      en: 'Truth alone wins, not falsehood.',
      np: 'सत्यको मात्र जित हुन्छ, असत्यको होइन।',
    },
    by: { en: 'Mundaka Upanishad', np: 'मुण्डकोपनिषद्' },
    source: { en: '3.1.6', np: '३.१.६' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'सत्यमेव जयते नानृतम्।' },
  },
  {
    id: 'toil-made-new',
    kind: 'person',
    text: {
      en: 'When toil bears fruit, it makes one new again.',
      np: 'दुःखले फल दिएपछि मान्छे फेरि नयाँ बन्छ।',
    },
    by: { en: 'Kalidasa', np: 'कालिदास' },
    source: { en: 'Kumarasambhava 5.86', np: 'कुमारसम्भव ५.८६' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'क्लेशः फलेन हि पुनर्नवतां विधत्ते।' },
  },
  {
    id: 'the-best-do-not-leave',
    kind: 'person',
    text: {
      en: 'The timid never begin, for fear of obstacles; the middling begin, and stop when obstacles come; the best, struck again and again, do not leave what they have begun.',
      np: 'बाधाको डरले कमजोरले सुरु नै गर्दैनन्; बीचकाले सुरु गर्छन्, बाधा आएपछि छाड्छन्; उत्तम मान्छेले बारम्बार ठेस लागे पनि थालेको काम छाड्दैनन्।',
    },
    by: { en: 'Bhartrihari', np: 'भर्तृहरि' },
    source: { en: 'Niti Shataka', np: 'नीतिशतक' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'प्रारभ्यते न खलु विघ्नभयेन नीचैः प्रारभ्य विघ्नविहता विरमन्ति मध्याः। विघ्नैः पुनः पुनरपि प्रतिहन्यमानाः प्रारब्धमुत्तमजना न परित्यजन्ति॥',
    },
  },
  {
    id: 'zeal-is-strength',
    kind: 'scripture',
    text: {
      en: 'Zeal is powerful, noble one; there is no strength beyond zeal.',
      np: 'उत्साह नै बलवान् हुन्छ; उत्साहभन्दा ठुलो बल छैन।',
    },
    by: { en: 'Valmiki Ramayana', np: 'वाल्मीकि रामायण' },
    source: { en: 'Kishkindha Kanda 1, Lakshmana to Rama', np: 'किष्किन्धाकाण्ड १, लक्ष्मणले रामलाई' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'उत्साहो बलवानार्य नास्त्युत्साहात्परं बलम्।' },
  },
  {
    id: 'conquers-himself',
    kind: 'scripture',
    text: {
      en: 'Greater than one who defeats a thousand times a thousand in battle is the one who has won over himself.',
      np: 'युद्धमा हजारौँ हजारलाई जित्नेभन्दा आफूलाई जित्ने नै ठुलो विजेता हो।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '103', np: '१०३' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'यो सहस्सं सहस्सेन, सङ्गामे मानुसे जिने। एकञ्च जेय्यमत्तानं, स वे सङ्गामजुत्तमो॥' },
  },
  {
    id: 'without-enthusiasm',
    kind: 'person',
    text: {
      en: 'Nothing great was ever achieved without enthusiasm.',
      np: 'उत्साहबिना कहिल्यै कुनै ठुलो काम भएको छैन।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: { en: '“Circles”, Essays (1841)', np: 'निबन्ध “Circles”, Essays (सन् १८४१)' },
    ours: ['np'],
  },
  {
    id: 'to-have-done-it',
    kind: 'person',
    text: {
      en: 'The reward of a thing well done, is to have done it.',
      np: 'राम्ररी गरेको कामको पुरस्कार त्यो गर्न पाउनु नै हो।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: {
      en: '“New England Reformers”, Essays, Second Series (1844)',
      np: 'निबन्ध “New England Reformers” (सन् १८४४)',
    },
    ours: ['np'],
  },
  {
    id: 'by-perseverance',
    kind: 'person',
    text: {
      en: 'Great works are performed, not by strength, but perseverance.',
      np: 'ठुला काम बलले होइन, लगनले पूरा हुन्छन्।',
    },
    by: { en: 'Samuel Johnson', np: 'स्यामुअल जोन्सन' },
    source: { en: 'Rasselas, chapter 13 (1759)', np: 'Rasselas, अध्याय १३ (सन् १७५९)' },
    ours: ['np'],
  },
  {
    id: 'our-doubts-are-traitors',
    kind: 'person',
    text: {
      en: 'Our doubts are traitors, and make us lose the good we oft might win, by fearing to attempt.',
      np: 'हाम्रा शङ्का गद्दार हुन्; कोसिस गर्नै डराउँदा जित्न सकिने राम्रो कुरा पनि तिनले हराइदिन्छन्।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'Measure for Measure, Act 1, scene 4', np: 'Measure for Measure, अङ्क १, दृश्य ४' },
    ours: ['np'],
  },
  {
    id: 'toiling-upward',
    kind: 'person',
    text: {
      en: 'The heights by great men reached and kept were not attained by sudden flight, but they, while their companions slept, were toiling upward in the night.',
      np: 'ठुला मान्छेले छोएका र टिकाएका उचाइ एकै उडानमा भेटिएका होइनन्; साथीहरू निदाउँदा उनीहरू रातभर माथि चढ्दै थिए।',
    },
    by: { en: 'Henry Wadsworth Longfellow', np: 'हेनरी वाड्सवर्थ लङ्फेलो' },
    source: {
      en: '“The Ladder of St. Augustine” (1858)',
      np: 'कविता “The Ladder of St. Augustine” (सन् १८५८)',
    },
    ours: ['np'],
  },
  {
    id: 'patience-and-time',
    kind: 'person',
    text: {
      en: 'There is nothing stronger than those two: patience and time, they will do it all.',
      np: 'यी दुईभन्दा बलियो केही छैन: धैर्य र समय। यिनैले सबै गर्छन्।',
    },
    by: { en: 'Leo Tolstoy', np: 'लियो टोल्स्टोय' },
    source: {
      en: 'War and Peace, book 10, translated by Louise and Aylmer Maude',
      np: 'War and Peace, खण्ड १०',
    },
    ours: ['np'],
  },
  {
    id: 'the-prepared-mind',
    kind: 'person',
    text: {
      en: 'In the field of observation, chance favours only the prepared mind.',
      np: 'अवलोकनको क्षेत्रमा संयोगले तयार भएको दिमागलाई मात्र साथ दिन्छ।',
    },
    by: { en: 'Louis Pasteur', np: 'लुई पास्चर' },
    source: {
      en: 'Lecture at Lille, 7 December 1854',
      np: 'लिलमा दिएको व्याख्यान, सन् १८५४ डिसेम्बर ७',
    },
    ours: ['en', 'np'],
    original: {
      tag: 'fr',
      text: 'Dans les champs de l’observation, le hasard ne favorise que les esprits préparés.',
    },
  },
  {
    id: 'half-the-deed',
    kind: 'person',
    text: {
      en: 'Whoever has begun has half the deed done. Dare to be wise; begin.',
      np: 'जसले सुरु गर्‍यो, उसले आधा काम सक्यो। बुद्धिमान् हुने आँट गर; सुरु गर।',
    },
    by: { en: 'Horace', np: 'होरेस' },
    source: { en: 'Epistles 1.2.40', np: 'Epistles १.२.४०' },
    ours: ['en', 'np'],
    original: { tag: 'la', text: 'Dimidium facti, qui coepit, habet; sapere aude; incipe.' },
  },
  {
    id: 'love-made-visible',
    kind: 'person',
    text: {
      en: 'Work is love made visible.',
      np: 'काम भनेको देखिने गरी पोखिएको माया हो।',
    },
    by: { en: 'Kahlil Gibran', np: 'खलिल जिब्रान' },
    source: { en: 'The Prophet, “On Work” (1923)', np: 'The Prophet, “On Work” (सन् १९२३)' },
    ours: ['np'],
  },
  {
    id: 'delight-in-it',
    kind: 'person',
    text: {
      en: 'They who know the truth are not equal to those who love it, and they who love it are not equal to those who delight in it.',
      np: 'सत्य जान्ने मान्छे सत्यलाई माया गर्नेसरह हुँदैन, माया गर्ने पनि त्यसैमा रमाउनेसरह हुँदैन।',
    },
    by: { en: 'Confucius', np: 'कन्फ्युसियस' },
    source: { en: 'Analects 6.18, translated by James Legge', np: 'Analects ६.१८' },
    ours: ['np'],
  },
  {
    id: 'honey-gatherer',
    kind: 'proverb',
    text: {
      en: 'The one who gathers the honey licks the fingers.',
      np: 'मह काढ्नेले हात चाट्छ।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'Whoever does the work also tastes the sweetness of it.',
      np: 'जसले काम गर्छ, त्यसको स्वाद पनि उसैले पाउँछ।',
    },
    ours: ['en'],
  },
  {
    id: 'moustache-and-mouth',
    kind: 'proverb',
    text: {
      en: 'A moustache never stops a mouth that means to eat.',
      np: 'खाने मुखलाई जुँगाले छेक्दैन।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: { en: 'Where there is a will, there is a way.', np: 'गर्ने मन भए कुनै बाधाले रोक्न सक्दैन।' },
    ours: ['en'],
  },
  {
    id: 'flour-that-is-spoken-for',
    kind: 'proverb',
    text: {
      en: 'Speak, and even your flour sells; stay silent, and not even your rice does.',
      np: 'बोल्नेको पीठो बिक्छ, नबोल्नेको चामल पनि बिक्दैन।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'Do not be shy of what you have made: say it aloud.',
      np: 'आफूले गरेको कुरा भन्न नलजाऔँ।',
    },
    ours: ['en'],
  },
  {
    id: 'swing-that-will-not-swing',
    kind: 'proverb',
    text: {
      en: 'The swing that will not swing gives a hundred jerks.',
      np: 'नमच्चिने पिङको सय झड्का।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: { en: 'Much show, little motion.', np: 'गर्ने कम, देखाउने धेरै।' },
    ours: ['en'],
  },
]

export default quotes
