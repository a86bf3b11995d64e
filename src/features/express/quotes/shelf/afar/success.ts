import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
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
      text: 'उद्यमेन हि सिध्यन्ति कार्याणि न मनोरथैः।\nन हि सुप्तस्य सिंहस्य प्रविशन्ति मुखे मृगाः॥',
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
    original: { tag: 'sa', text: 'जलबिन्दुनिपातेन क्रमशः पूर्यते घटः।\nस हेतुः सर्वविद्यानां धर्मस्य च धनस्य च॥' },
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
    id: 'how-high-we-are',
    kind: 'person',
    text: {
      en: 'We never know how high we are\nTill we are called to rise.',
      np: 'हामी कति अग्ला छौँ, थाहै हुँदैन,\nउठ भनेर नबोलाएसम्म।',
    },
    by: { en: 'Emily Dickinson', np: 'एमिली डिकिन्सन' },
    source: { en: 'Poems, Third Series (1896)', np: 'Poems, Third Series (सन् १८९६)' },
    ours: ['np'],
  },
  {
    id: 'truth-wins',
    kind: 'scripture',
    text: { en: 'Truth alone wins, not falsehood.', np: 'सत्यको मात्र जित हुन्छ, असत्यको होइन।' },
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
    id: 'a-steady-purpose',
    kind: 'person',
    text: {
      en: 'Nothing contributes so much to tranquillize the mind as a steady purpose.',
      np: 'मनलाई शान्त पार्न अडिग उद्देश्यजत्तिको काम अरू केहीले गर्दैन।',
    },
    by: { en: 'Mary Shelley', np: 'मेरी सेली' },
    source: { en: 'Frankenstein, Letter 1 (1818)', np: 'Frankenstein, पहिलो पत्र (सन् १८१८)' },
    ours: ['np'],
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
    original: { tag: 'pi', text: 'यो सहस्सं सहस्सेन, सङ्गामे मानुसे जिने।\nएकञ्च जेय्यमत्तानं, स वे सङ्गामजुत्तमो॥' },
  },
  {
    id: 'our-doubts-are-traitors',
    kind: 'person',
    text: {
      en: 'Our doubts are traitors,\nAnd make us lose the good we oft might win,\nBy fearing to attempt.',
      np: 'हाम्रा शङ्का गद्दार हुन्;\nजित्न सकिने राम्रो कुरा पनि तिनले हराइदिन्छन्,\nकोसिस गर्नै डर लगाएर।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'Measure for Measure, Act 1, scene 4', np: 'Measure for Measure, अङ्क १, दृश्य ४' },
    ours: ['np'],
  },
  {
    id: 'toiling-upward',
    kind: 'person',
    text: {
      en: 'The heights by great men reached and kept\nWere not attained by sudden flight,\nBut they, while their companions slept,\nWere toiling upward in the night.',
      np: 'ठुला मान्छेले पुगेका र जोगाएका उचाइ\nएकै उडानमा भेटिएका होइनन्;\nसाथीहरू निदाउँदा उनीहरू\nरातभर माथि चढ्दै थिए।',
    },
    by: { en: 'Henry Wadsworth Longfellow', np: 'हेनरी वाड्सवर्थ लङ्फेलो' },
    source: {
      en: '“The Ladder of St. Augustine” (1850)',
      np: 'कविता “The Ladder of St. Augustine” (सन् १८५०)',
    },
    ours: ['np'],
  },
  {
    id: 'mind-well-set',
    kind: 'scripture',
    text: {
      en: 'What does it matter that one is a woman, when the mind is well settled?',
      np: 'मन राम्ररी अडिएपछि स्त्री हुनुले के फरक पार्छ?',
    },
    by: { en: 'The nun Soma, Therigatha', np: 'भिक्षुणी सोमा, थेरीगाथा' },
    source: { en: '61', np: '६१' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'इत्थिभावो नो किं कयिरा, चित्तम्हि सुसमाहिते।' },
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
    text: { en: 'Work is love made visible.', np: 'काम भनेको देखिने गरी पोखिएको माया हो।' },
    by: { en: 'Kahlil Gibran', np: 'खलिल जिब्रान' },
    source: { en: 'The Prophet, “On Work” (1923)', np: 'The Prophet, “On Work” (सन् १९२३)' },
    ours: ['np'],
  },
]

export default quotes
