import type { ShelvedQuote } from './quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'block-and-khukuri',
    kind: 'proverb',
    curated: true,
    text: {
      en: 'The khukuri does not know the chopping block’s pain.',
      np: 'अचानोको पीर खुकुरीले जान्दैन।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'Whoever gives the hurt does not feel it; only the one who bears it knows.',
      np: 'चोट दिनेलाई थाहा हुँदैन, सहनेलाई मात्र थाहा हुन्छ।',
    },
    ours: ['en'],
  },
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
    text: {
      en: 'Avoid too much of anything, everywhere.',
      np: 'जे कुराको पनि अति नगर्नू।',
    },
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
    original: { tag: 'sa', text: 'असतो मा सद्गमय। तमसो मा ज्योतिर्गमय।' },
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
      text: 'सेलो यथा एकघनो, वातेन न समीरति। एवं निन्दापसंसासु, न समिञ्जन्ति पण्डिता॥',
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
    id: 'opinions-about-things',
    kind: 'person',
    text: {
      en: 'Men are disturbed not by the things which happen, but by the opinions about the things.',
      np: 'मान्छेलाई घटनाले होइन, घटनाबारे आफ्नै धारणाले बेचैन बनाउँछ।',
    },
    by: { en: 'Epictetus', np: 'एपिक्टेटस' },
    source: { en: 'Enchiridion 5, translated by George Long', np: 'Enchiridion ५' },
    ours: ['np'],
  },
  {
    id: 'dyed-by-thoughts',
    kind: 'person',
    text: {
      en: 'Such as are thy habitual thoughts, such also will be the character of thy mind; for the soul is dyed by the thoughts.',
      np: 'जस्तो सोचिरह्यो, मन त्यस्तै बन्छ; किनकि आत्मा विचारको रङले रङ्गिन्छ।',
    },
    by: { en: 'Marcus Aurelius', np: 'मार्कस अरेलियस' },
    source: { en: 'Meditations 5.16, translated by George Long', np: 'Meditations ५.१६' },
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
    id: 'begin-with-doubts',
    kind: 'person',
    text: {
      en: 'If a man will begin with certainties, he shall end in doubts; but if he will be content to begin with doubts, he shall end in certainties.',
      np: 'पक्काबाट सुरु गर्ने शङ्कामा टुङ्गिन्छ; शङ्काबाट सुरु गर्ने धैर्य राख्ने पक्कामा पुग्छ।',
    },
    by: { en: 'Francis Bacon', np: 'फ्रान्सिस बेकन' },
    source: {
      en: 'The Advancement of Learning, book 1 (1605)',
      np: 'The Advancement of Learning, खण्ड १ (सन् १६०५)',
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
    id: 'great-in-humility',
    kind: 'person',
    text: {
      en: 'We come nearest to the great when we are great in humility.',
      np: 'विनम्रतामा ठुलो हुँदा हामी महान् हुनुको सबैभन्दा नजिक पुग्छौँ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: { en: 'Stray Birds 57 (1916)', np: 'Stray Birds ५७ (सन् १९१६)' },
    ours: ['np'],
  },
  {
    id: 'grain-of-sand',
    kind: 'person',
    text: {
      en: 'To see a World in a Grain of Sand and a Heaven in a Wild Flower.',
      np: 'बालुवाको एउटा कणमा संसार देख्नु, जङ्गली एउटा फूलमा स्वर्ग देख्नु।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: { en: '“Auguries of Innocence”', np: 'कविता “Auguries of Innocence”' },
    ours: ['np'],
  },
  {
    id: 'crooked-courtyard',
    kind: 'proverb',
    text: {
      en: 'To one who cannot dance, the courtyard is crooked.',
      np: 'नाच्न नजान्ने आँगन टेढो।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'It is easier to blame the ground than to learn the step.',
      np: 'आफ्नो कमजोरी लुकाउन अरूलाई दोष दिनु।',
    },
    ours: ['en'],
  },
  {
    id: 'buffalo-and-louse',
    kind: 'proverb',
    text: {
      en: 'Blind to the buffalo on his own back, he sees the louse on another’s.',
      np: 'आफ्नो आङको भैँसी देख्दैन, अर्काको आङको जुम्रा देख्छ।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'We see small faults in others and miss our own great ones.',
      np: 'अरूको सानो दोष देखिन्छ, आफ्नो ठुलो दोष देखिँदैन।',
    },
    ours: ['en'],
  },
  {
    id: 'greed-gain-grief',
    kind: 'proverb',
    text: {
      en: 'Greed brings gain, gain brings grief.',
      np: 'लोभले लाभ, लाभले विलाप।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    ours: ['en'],
  },
  {
    id: 'measure-your-throat',
    kind: 'proverb',
    text: {
      en: 'Look to your throat before you swallow the bone.',
      np: 'घाँटी हेरी हाड निल्नु।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: { en: 'Take on what you can truly carry.', np: 'आफूले सक्ने काम मात्र थाल्नुपर्छ।' },
    ours: ['en'],
  },
  {
    id: 'unsuspected-stream',
    kind: 'proverb',
    text: {
      en: 'It is the stream you never suspected that sweeps you away.',
      np: 'नपत्याउने खोलाले बगाउँछ।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: { en: 'Do not make light of what looks small.', np: 'सानो देखिँदैमा हेलचेक्र्याइँ गर्नु हुँदैन।' },
    ours: ['en'],
  },
]

export default quotes
