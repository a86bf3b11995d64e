import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'castles-in-the-air',
    kind: 'person',
    text: {
      en: 'If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.',
      np: 'हावामा महल बनाएका छौ भने त्यो खेर जाँदैन; महल त्यहीँ हुनुपर्छ। अब तिनको मुनि जग हाल।',
    },
    by: { en: 'Henry David Thoreau', np: 'हेनरी डेभिड थोरो' },
    source: { en: 'Walden, “Conclusion” (1854)', np: 'Walden, “Conclusion” (सन् १८५४)' },
    ours: ['np'],
  },
  {
    id: 'more-day-to-dawn',
    kind: 'person',
    text: {
      en: 'Only that day dawns to which we are awake. There is more day to dawn. The sun is but a morning star.',
      np: 'हामी ब्युँझिएको दिन मात्र उदाउँछ। उदाउन अझै धेरै दिन बाँकी छन्। घाम त बिहानको एउटा तारा मात्र हो।',
    },
    by: { en: 'Henry David Thoreau', np: 'हेनरी डेभिड थोरो' },
    source: { en: 'Walden, “Conclusion” (1854)', np: 'Walden, “Conclusion” (सन् १८५४)' },
    ours: ['np'],
  },
  {
    id: 'such-stuff',
    kind: 'person',
    text: {
      en: 'We are such stuff\nAs dreams are made on.',
      np: 'सपना जेले बन्छन्,\nहामी पनि त्यसैले बनेका छौँ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'The Tempest, Act 4, scene 1', np: 'The Tempest, अङ्क ४, दृश्य १' },
    ours: ['np'],
  },
  {
    id: 'plant-more-trees',
    kind: 'person',
    text: {
      en: 'It will never rain roses: when we want\nTo have more roses we must plant more trees.',
      np: 'गुलाबको पानी कहिल्यै पर्दैन: धेरै गुलाब चाहिए\nबोट पनि धेरै रोप्नुपर्छ।',
    },
    by: { en: 'George Eliot', np: 'जर्ज इलियट' },
    source: { en: 'The Spanish Gypsy, book 3 (1868)', np: 'The Spanish Gypsy, खण्ड ३ (सन् १८६८)' },
    ours: ['np'],
  },
  {
    id: 'dream-by-day',
    kind: 'person',
    text: {
      en: 'They who dream by day are cognizant of many things which escape those who dream only by night.',
      np: 'दिउँसै सपना देख्नेले राति मात्र सपना देख्नेका आँखाबाट छुटेका धेरै कुरा देख्छन्।',
    },
    by: { en: 'Edgar Allan Poe', np: 'एडगर एलन पो' },
    source: { en: '“Eleonora” (1841)', np: 'कथा “Eleonora” (सन् १८४१)' },
    ours: ['np'],
  },
  {
    id: 'hold-fast',
    kind: 'person',
    text: {
      en: 'Hold fast to dreams\nFor if dreams die\nLife is a broken-winged bird\nThat cannot fly.',
      np: 'सपनालाई बलियो गरी समात,\nकिनकि सपना मरे\nजीवन पखेटा भाँचिएको,\nउड्न नसक्ने चरो हुन्छ।',
    },
    by: { en: 'Langston Hughes', np: 'ल्याङस्टन ह्युज' },
    source: { en: '“Dreams” (1923)', np: 'कविता “Dreams” (सन् १९२३)' },
    ours: ['np'],
  },
  {
    id: 'beyond-your-grasp',
    kind: 'person',
    text: {
      en: 'Ah, but a man’s reach should exceed his grasp,\nOr what’s a heaven for?',
      np: 'मान्छेको चाहना उसको मुठीभन्दा टाढा पुग्नुपर्छ,\nनत्र स्वर्ग केका लागि?',
    },
    by: { en: 'Robert Browning', np: 'रोबर्ट ब्राउनिङ' },
    source: { en: '“Andrea del Sarto” (1855)', np: 'कविता “Andrea del Sarto” (सन् १८५५)' },
    ours: ['np'],
  },
  {
    id: 'strong-wings',
    kind: 'person',
    text: {
      en: 'The bird that would soar above the level plain of tradition and prejudice must have strong wings.',
      np: 'परम्परा र पूर्वाग्रहको मैदानमाथि उड्न चाहने चराका पखेटा बलिया हुनुपर्छ।',
    },
    by: { en: 'Kate Chopin', np: 'केट सोपेन' },
    source: { en: 'The Awakening, chapter 27 (1899)', np: 'The Awakening, अध्याय २७ (सन् १८९९)' },
    ours: ['np'],
  },
  {
    id: 'looking-at-the-stars',
    kind: 'person',
    text: {
      en: 'We are all in the gutter, but some of us are looking at the stars.',
      np: 'हामी सबै हिलोमै छौँ, तर हामीमध्ये कोही ताराहरू हेरिरहेका छौँ।',
    },
    by: { en: 'Oscar Wilde', np: 'अस्कर वाइल्ड' },
    source: {
      en: 'Lady Windermere’s Fan, Act 3 (1892)',
      np: 'Lady Windermere’s Fan, अङ्क ३ (सन् १८९२)',
    },
    ours: ['np'],
  },
  {
    id: 'once-only-imagined',
    kind: 'person',
    text: {
      en: 'What is now proved was once only imagined.',
      np: 'आज प्रमाणित भएको कुरा कुनै बेला कल्पना मात्र थियो।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: {
      en: 'The Marriage of Heaven and Hell (1790)',
      np: 'The Marriage of Heaven and Hell (सन् १७९०)',
    },
    ours: ['np'],
  },
  {
    id: 'own-wings',
    kind: 'person',
    text: {
      en: 'No bird soars too high, if he soars with his own wings.',
      np: 'आफ्नै पखेटाले उड्ने कुनै चरो धेरै माथि उडेको हुँदैन।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: {
      en: 'The Marriage of Heaven and Hell (1790)',
      np: 'The Marriage of Heaven and Hell (सन् १७९०)',
    },
    ours: ['np'],
  },
  {
    id: 'stronger-than-a-man',
    kind: 'person',
    text: {
      en: 'A lion is stronger than a man, but it does not enable him to dominate the human race.',
      np: 'सिंह मान्छेभन्दा बलियो हुन्छ, तर त्यसले गर्दा मानव जातिमाथि उसको हैकम चल्दैन।',
    },
    by: { en: 'Rokeya Sakhawat Hossain', np: 'रोकेया सखावत हुसेन' },
    source: { en: 'Sultana’s Dream (1905)', np: 'Sultana’s Dream (सन् १९०५)' },
    ours: ['np'],
  },
  {
    id: 'dreams-of-spring',
    kind: 'person',
    text: {
      en: 'And like seeds dreaming beneath the snow your heart dreams of spring.',
      np: 'अनि हिउँमुनि सपना देख्ने बिउझैँ तिम्रो मन वसन्तको सपना देख्छ।',
    },
    by: { en: 'Kahlil Gibran', np: 'खलिल जिब्रान' },
    source: { en: 'The Prophet, “On Death” (1923)', np: 'The Prophet, “On Death” (सन् १९२३)' },
    ours: ['np'],
  },
  {
    id: 'half-the-pleasure',
    kind: 'person',
    text: {
      en: 'Looking forward to things is half the pleasure of them.',
      np: 'कुनै कुराको बाटो हेर्नु नै त्यसको आधा रमाइलो हो।',
    },
    by: { en: 'Lucy Maud Montgomery', np: 'लुसी मड मन्टगोमरी' },
    source: {
      en: 'Anne of Green Gables, chapter 13 (1908)',
      np: 'Anne of Green Gables, अध्याय १३ (सन् १९०८)',
    },
    ours: ['np'],
  },
  {
    id: 'without-fear',
    kind: 'person',
    text: {
      en: 'Where the mind is without fear and the head is held high.',
      np: 'जहाँ मन निडर छ र शिर ठाडो छ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: {
      en: 'Gitanjali 35 (1912), the opening of a prayer for his country’s waking',
      np: 'गीताञ्जली ३५ (सन् १९१२), देश जागोस् भन्ने प्रार्थनाको पहिलो हरफ',
    },
    ours: ['np'],
  },
  {
    id: 'someone-will-remember-us',
    kind: 'person',
    text: {
      en: 'Someone, I tell you, will remember us, even in another time.',
      np: 'म भन्छु, अर्कै समयमा पनि कसैले हामीलाई सम्झनेछ।',
    },
    by: { en: 'Sappho', np: 'साफो' },
    source: { en: 'Fragment 147', np: 'खण्डित कविता १४७' },
    ours: ['en', 'np'],
  },
  {
    id: 'mind-that-travels',
    kind: 'scripture',
    text: {
      en: 'The mind that goes far when we wake and as far when we sleep, the one light of lights: may that mind of mine be of kind intent.',
      np: 'जाग्दा टाढा पुग्ने र निदाउँदा पनि त्यत्तिकै टाढा पुग्ने, ज्योतिहरूको एउटै ज्योति मेरो त्यो मन शुभ सङ्कल्पको होस्।',
    },
    by: { en: 'Yajurveda', np: 'यजुर्वेद' },
    source: { en: 'Vajasaneyi Samhita 34.1', np: 'वाजसनेयि संहिता ३४.१' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'यज्जाग्रतो दूरमुदैति दैवं तदु सुप्तस्य तथैवैति।\nदूरङ्गमं ज्योतिषां ज्योतिरेकं तन्मे मनः शिवसङ्कल्पमस्तु॥',
    },
  },
  {
    id: 'maker-of-roads',
    kind: 'scripture',
    text: {
      en: 'There are no chariots there, no horses, no roads; but the dreamer makes chariots, horses and roads.',
      np: 'त्यहाँ न रथ छन्, न घोडा, न बाटा; तर सपना देख्नेले रथ, घोडा र बाटा आफैँ बनाउँछ।',
    },
    by: { en: 'Brihadaranyaka Upanishad', np: 'बृहदारण्यकोपनिषद्' },
    source: { en: '4.3.10', np: '४.३.१०' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'न तत्र रथा न रथयोगा न पन्थानो भवन्त्यथ रथान्रथयोगान्पथः सृजते।' },
  },
  {
    id: 'as-is-the-desire',
    kind: 'scripture',
    text: {
      en: 'As is the desire, so is the will; as is the will, so is the deed.',
      np: 'जस्तो इच्छा उस्तै सङ्कल्प; जस्तो सङ्कल्प उस्तै काम।',
    },
    by: { en: 'Brihadaranyaka Upanishad', np: 'बृहदारण्यकोपनिषद्' },
    source: { en: '4.4.5', np: '४.४.५' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'स यथाकामो भवति तत्क्रतुर्भवति यत्क्रतुर्भवति तत्कर्म कुरुते।' },
  },
]

export default quotes
