import type { ShelvedQuote } from './quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'touch-the-moon',
    kind: 'person',
    curated: true,
    text: {
      en: 'What aim should one take? To fly, and touch the moon.',
      np: 'उद्देश्य के लिनु? उडी छुनु चन्द्र एक।',
    },
    by: { en: 'Laxmi Prasad Devkota', np: 'लक्ष्मीप्रसाद देवकोटा' },
    source: { en: 'A much-loved line of his', np: 'धेरैले कण्ठ गरेको हरफ' },
    ours: ['en'],
  },
  {
    id: 'tread-softly',
    kind: 'person',
    text: {
      en: 'I have spread my dreams under your feet; tread softly because you tread on my dreams.',
      np: 'मैले मेरा सपना तिम्रा पाउमुनि ओछ्याएको छु; बिस्तारै टेक, किनकि तिमी मेरा सपनामाथि टेक्दै छौ।',
    },
    by: { en: 'W. B. Yeats', np: 'डब्लु. बी. यिट्स' },
    source: {
      en: '“He Wishes for the Cloths of Heaven” (1899)',
      np: 'कविता “He Wishes for the Cloths of Heaven” (सन् १८९९)',
    },
    ours: ['np'],
  },
  {
    id: 'advance-confidently',
    kind: 'person',
    text: {
      en: 'If one advances confidently in the direction of his dreams, and endeavors to live the life which he has imagined, he will meet with a success unexpected in common hours.',
      np: 'कोही आफ्नो सपनाको दिशामा भरोसाका साथ अगाडि बढ्छ र आफूले कल्पेको जीवन बाँच्न खोज्छ भने उसले नसोचेको सफलता पाउँछ।',
    },
    by: { en: 'Henry David Thoreau', np: 'हेनरी डेभिड थोरो' },
    source: { en: 'Walden, “Conclusion” (1854)', np: 'Walden, “Conclusion” (सन् १८५४)' },
    ours: ['np'],
  },
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
      en: 'We are such stuff as dreams are made on.',
      np: 'सपना जेले बन्छन्, हामी पनि त्यसैले बनेका छौँ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'The Tempest, Act 4, scene 1', np: 'The Tempest, अङ्क ४, दृश्य १' },
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
      en: 'Hold fast to dreams, for if dreams die, life is a broken-winged bird that cannot fly.',
      np: 'सपनालाई बलियो गरी समात, किनकि सपना मरे जीवन पखेटा भाँचिएको, उड्न नसक्ने चरो हुन्छ।',
    },
    by: { en: 'Langston Hughes', np: 'ल्याङस्टन ह्युज' },
    source: { en: '“Dreams” (1923)', np: 'कविता “Dreams” (सन् १९२३)' },
    ours: ['np'],
  },
  {
    id: 'beyond-your-grasp',
    kind: 'person',
    text: {
      en: 'Ah, but a man’s reach should exceed his grasp, or what’s a heaven for?',
      np: 'मान्छेको चाहना उसको मुठीभन्दा टाढा पुग्नुपर्छ, नत्र स्वर्ग केका लागि?',
    },
    by: { en: 'Robert Browning', np: 'रोबर्ट ब्राउनिङ' },
    source: { en: '“Andrea del Sarto” (1855)', np: 'कविता “Andrea del Sarto” (सन् १८५५)' },
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
    id: 'wagon-to-a-star',
    kind: 'person',
    text: {
      en: 'Hitch your wagon to a star.',
      np: 'आफ्नो गाडा तारासँग जोड।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: {
      en: '“Civilization”, Society and Solitude (1870)',
      np: 'निबन्ध “Civilization”, Society and Solitude (सन् १८७०)',
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
    id: 'dreams-of-spring',
    kind: 'person',
    text: {
      en: 'Like seeds dreaming beneath the snow your heart dreams of spring.',
      np: 'हिउँमुनि सपना देख्ने बिउझैँ तिम्रो मन वसन्तको सपना देख्छ।',
    },
    by: { en: 'Kahlil Gibran', np: 'खलिल जिब्रान' },
    source: { en: 'The Prophet (1923)', np: 'The Prophet (सन् १९२३)' },
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
      text: 'यज्जाग्रतो दूरमुदैति दैवं तदु सुप्तस्य तथैवैति। दूरङ्गमं ज्योतिषां ज्योतिरेकं तन्मे मनः शिवसङ्कल्पमस्तु॥',
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
  {
    id: 'flesh-and-bone-tomorrow',
    kind: 'person',
    text: {
      en: 'Nothing makes the future like a dream. Utopia today, flesh and bone tomorrow.',
      np: 'भविष्य जन्माउन सपनाजस्तो अर्को केही छैन। आजको कल्पना, भोलिको हाडमासु।',
    },
    by: { en: 'Victor Hugo', np: 'भिक्टर ह्युगो' },
    source: {
      en: 'Les Misérables, part 3, book 4, chapter 1 (1862)',
      np: 'Les Misérables, भाग ३, खण्ड ४, अध्याय १ (सन् १८६२)',
    },
    ours: ['en', 'np'],
    original: {
      tag: 'fr',
      text: 'Rien n’est tel que le rêve pour engendrer l’avenir. Utopie aujourd’hui, chair et os demain.',
    },
  },
  {
    id: 'dreams-are-dreams',
    kind: 'person',
    text: {
      en: 'All of life is a dream, and dreams are only dreams.',
      np: 'सारा जीवन एउटा सपना हो, र सपना त सपनै हुन्।',
    },
    by: { en: 'Pedro Calderón de la Barca', np: 'पेद्रो काल्देरोन दे ला बार्का' },
    source: { en: 'Life Is a Dream, Act 2 (1635)', np: 'La vida es sueño, अङ्क २ (सन् १६३५)' },
    ours: ['en', 'np'],
    original: { tag: 'es', text: 'Que toda la vida es sueño, y los sueños, sueños son.' },
  },
  {
    id: 'if-wishes-were-horses',
    kind: 'proverb',
    text: {
      en: 'If wishes were horses, beggars would ride.',
      np: 'चाहना नै घोडा भए माग्ने पनि चढ्थे।',
    },
    by: { en: 'English proverb', np: 'अङ्ग्रेजी उखान' },
    ours: ['np'],
  },
  {
    id: 'sweets-of-the-mind',
    kind: 'proverb',
    text: {
      en: 'Since the sweets are imagined, eat them with ghee.',
      np: 'मनको लड्डु घिउसँग खानु।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'Said with a smile of daydreams: in the mind, nothing is too costly.',
      np: 'मनमनै कल्पेको कुरामा कन्जुस्याइँ किन, भनेर हाँस्दै भनिन्छ।',
    },
    ours: ['en'],
  },
  {
    id: 'mango-or-a-stick',
    kind: 'proverb',
    text: {
      en: 'If it falls, a mango; if not, only a thrown stick.',
      np: 'आए आँप, गए झटारो।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'Try: there is a mango to win and only a stick to lose.',
      np: 'कोसिस गरौँ: पाए फल पाइन्छ, नपाए एउटा झटारो मात्र जान्छ।',
    },
    ours: ['en'],
  },
  {
    id: 'the-one-that-got-away',
    kind: 'proverb',
    text: {
      en: 'The fish that got away was big.',
      np: 'उम्केको माछो ठुलो।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: {
      en: 'What we missed always looks greater than it was.',
      np: 'हातबाट फुस्केको कुरा सधैँ ठुलो लाग्छ।',
    },
    ours: ['en'],
  },
  {
    id: 'promising-sapling',
    kind: 'proverb',
    text: {
      en: 'A sapling that will grow has glossy leaves.',
      np: 'हुने बिरुवाको चिल्लो पात।',
    },
    by: { en: 'Nepali proverb', np: 'नेपाली उखान' },
    meaning: { en: 'Promise shows early.', np: 'राम्रो हुने लक्षण सानैदेखि देखिन्छ।' },
    ours: ['en'],
  },
]

export default quotes
