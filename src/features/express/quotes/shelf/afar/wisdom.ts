import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'learning-gives-humility',
    kind: 'scripture',
    text: {
      en: 'Learning gives humility; from humility comes worth.',
      np: 'विद्याले विनय दिन्छ, विनयबाट योग्यता आउँछ।',
    },
    by: { en: 'Hitopadesha', np: 'हितोपदेश' },
    source: { en: 'Prologue', np: 'प्रस्ताविका' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'विद्या ददाति विनयं विनयाद्याति पात्रताम्।' },
  },
  {
    id: 'too-much-of-anything',
    kind: 'scripture',
    text: { en: 'Avoid too much of anything, everywhere.', np: 'जे कुराको पनि अति नगर्नू।' },
    by: { en: 'Chanakya Niti', np: 'चाणक्य नीति' },
    source: { en: '3.12', np: '३.१२' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'अति सर्वत्र वर्जयेत्।' },
  },
  {
    id: 'not-because-it-is-old',
    kind: 'person',
    text: {
      en: 'Not everything is good because it is old, nor is a poem bad because it is new.',
      np: 'पुरानो हुँदैमा सबै राम्रो हुँदैन, नयाँ हुँदैमा कविता नराम्रो हुँदैन।',
    },
    by: { en: 'Kalidasa', np: 'कालिदास' },
    source: { en: 'Malavikagnimitra 1.2', np: 'मालविकाग्निमित्र १.२' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'पुराणमित्येव न साधु सर्वं न चापि काव्यं नवमित्यवद्यम्।' },
  },
  {
    id: 'nothing-purer',
    kind: 'scripture',
    text: {
      en: 'Nothing in this world makes as pure as knowledge.',
      np: 'यो संसारमा ज्ञानजत्तिको पवित्र गर्ने अरू केही छैन।',
    },
    by: { en: 'Bhagavad Gita', np: 'भगवद्गीता' },
    source: { en: '4.38', np: '४.३८' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'न हि ज्ञानेन सदृशं पवित्रमिह विद्यते।' },
  },
  {
    id: 'where-you-tend-a-rose',
    kind: 'person',
    text: {
      en: 'Where you tend a rose, my lad,\nA thistle cannot grow.',
      np: 'जहाँ गुलाब हुर्काउँछौ, बाबु,\nत्यहाँ काँडा उम्रन पाउँदैन।',
    },
    by: { en: 'Frances Hodgson Burnett', np: 'फ्रान्सेस हजसन बर्नेट' },
    source: {
      en: 'The Secret Garden, chapter 27 (1911)',
      np: 'The Secret Garden, अध्याय २७ (सन् १९११)',
    },
    ours: ['np'],
  },
  {
    id: 'from-every-side',
    kind: 'scripture',
    text: {
      en: 'Let good thoughts come to us from every side.',
      np: 'असल विचार हामीकहाँ चारैतिरबाट आऊन्।',
    },
    by: { en: 'Rigveda', np: 'ऋग्वेद' },
    source: { en: '1.89.1', np: '१.८९.१' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'आ नो भद्राः क्रतवो यन्तु विश्वतः।' },
  },
  {
    id: 'from-dark-to-light',
    kind: 'scripture',
    text: {
      en: 'From the unreal lead me to the real; from darkness lead me to light.',
      np: 'असत्यबाट सत्यतिर लैजाऊ; अन्धकारबाट उज्यालोतिर लैजाऊ।',
    },
    by: { en: 'Brihadaranyaka Upanishad', np: 'बृहदारण्यकोपनिषद्' },
    source: { en: '1.3.28', np: '१.३.२८' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'असतो मा सद्गमय।\nतमसो मा ज्योतिर्गमय।' },
  },
  {
    id: 'praise-and-blame',
    kind: 'scripture',
    text: {
      en: 'As one solid rock is not shaken by the wind, the wise are not moved by praise or blame.',
      np: 'जसरी एकै ढिक्को चट्टान हावाले हल्लिँदैन, त्यसरी नै बुद्धिमान् निन्दा र प्रशंसाले हल्लिँदैनन्।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '81', np: '८१' },
    ours: ['en', 'np'],
    original: {
      tag: 'pi',
      text: 'सेलो यथा एकघनो, वातेन न समीरति।\nएवं निन्दापसंसासु, न समिञ्जन्ति पण्डिता॥',
    },
  },
  {
    id: 'faults-of-others',
    kind: 'scripture',
    text: {
      en: 'The faults of others are easy to see; one’s own are hard to see.',
      np: 'अरूको दोष सजिलै देखिन्छ, आफ्नो दोष देख्न गाह्रो हुन्छ।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '252', np: '२५२' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'सुदस्सं वज्जमञ्ञेसं, अत्तनो पन दुद्दसं।' },
  },
  {
    id: 'good-strong-words',
    kind: 'person',
    text: {
      en: 'I like good strong words that mean something.',
      np: 'मलाई केही अर्थ भएका बलिया शब्द मन पर्छन्।',
    },
    by: { en: 'Louisa May Alcott', np: 'लुइसा मे अल्कोट' },
    source: { en: 'Little Women, chapter 4 (1868)', np: 'Little Women, अध्याय ४ (सन् १८६८)' },
    ours: ['np'],
  },
  {
    id: 'this-is-knowledge',
    kind: 'person',
    text: {
      en: 'When you know a thing, to hold that you know it; and when you do not know a thing, to allow that you do not know it; this is knowledge.',
      np: 'जानेको कुरा जानेको छु भन्नु, नजानेको कुरा जान्दिनँ भन्नु; ज्ञान यही हो।',
    },
    by: { en: 'Confucius', np: 'कन्फ्युसियस' },
    source: { en: 'Analects 2.17, translated by James Legge', np: 'Analects २.१७' },
    ours: ['np'],
  },
  {
    id: 'knows-himself',
    kind: 'person',
    text: {
      en: 'He who knows other men is discerning; he who knows himself is intelligent.',
      np: 'अरूलाई चिन्ने चलाख हो; आफूलाई चिन्ने ज्ञानी हो।',
    },
    by: { en: 'Laozi', np: 'लाओत्से' },
    source: { en: 'Tao Te Ching 33, translated by James Legge', np: 'ताओ ते चिङ ३३' },
    ours: ['np'],
  },
  {
    id: 'knows-himself-a-fool',
    kind: 'person',
    text: {
      en: 'The fool doth think he is wise, but the wise man knows himself to be a fool.',
      np: 'मूर्खले आफूलाई ज्ञानी ठान्छ, ज्ञानीले भने आफू मूर्ख भएको जान्दछ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'As You Like It, Act 5, scene 1', np: 'As You Like It, अङ्क ५, दृश्य १' },
    ours: ['np'],
  },
  {
    id: 'shoulders-of-giants',
    kind: 'person',
    text: {
      en: 'If I have seen further it is by standing on the shoulders of giants.',
      np: 'मैले अलि टाढा देखेको भए त्यो ठुला मान्छेका काँधमा उभिएर हो।',
    },
    by: { en: 'Isaac Newton', np: 'आइज्याक न्युटन' },
    source: {
      en: 'Letter to Robert Hooke, 5 February 1675/6',
      np: 'रोबर्ट हुकलाई पत्र, सन् १६७६ फेब्रुअरी ५',
    },
    ours: ['np'],
  },
  {
    id: 'all-blade',
    kind: 'person',
    text: {
      en: 'A mind all logic is like a knife all blade. It makes the hand bleed that uses it.',
      np: 'तर्क मात्र भएको मन धार मात्र भएको चक्कुजस्तै हो। चलाउनेकै हात काट्छ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: { en: 'Stray Birds 193 (1916)', np: 'Stray Birds १९३ (सन् १९१६)' },
    ours: ['np'],
  },
  {
    id: 'grain-of-sand',
    kind: 'person',
    text: {
      en: 'To see a World in a Grain of Sand\nAnd a Heaven in a Wild Flower.',
      np: 'बालुवाको एउटा कणमा संसार देख्नु,\nजङ्गली एउटा फूलमा स्वर्ग देख्नु।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: { en: '“Auguries of Innocence”', np: 'कविता “Auguries of Innocence”' },
    ours: ['np'],
  },
]

export default quotes
