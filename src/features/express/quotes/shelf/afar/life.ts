import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'they-come-and-go',
    kind: 'scripture',
    text: {
      en: 'Cold and heat, joy and pain come and go; they do not stay. Bear with them.',
      np: 'जाडो र गर्मी, सुख र दुःख आउँछन् जान्छन्, टिक्दैनन्। तिनलाई सहनू।',
    },
    by: { en: 'Bhagavad Gita', np: 'भगवद्गीता' },
    source: { en: '2.14', np: '२.१४' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'मात्रास्पर्शास्तु कौन्तेय शीतोष्णसुखदुःखदाः।\nआगमापायिनोऽनित्यास्तांस्तितिक्षस्व भारत॥',
    },
  },
  {
    id: 'your-own-path',
    kind: 'scripture',
    text: {
      en: 'Better your own path, walked imperfectly, than another’s walked well.',
      np: 'अर्काको बाटो राम्ररी हिँड्नुभन्दा आफ्नै बाटो अपूर्ण हिँड्नु बेस।',
    },
    by: { en: 'Bhagavad Gita', np: 'भगवद्गीता' },
    source: { en: '3.35', np: '३.३५' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'श्रेयान्स्वधर्मो विगुणः परधर्मात्स्वनुष्ठितात्।' },
  },
  {
    id: 'body-first',
    kind: 'person',
    text: {
      en: 'The body is the first instrument of every good work.',
      np: 'हरेक असल कामको पहिलो साधन शरीर नै हो।',
    },
    by: { en: 'Kalidasa', np: 'कालिदास' },
    source: { en: 'Kumarasambhava 5.33', np: 'कुमारसम्भव ५.३३' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'शरीरमाद्यं खलु धर्मसाधनम्।' },
  },
  {
    id: 'time-did-not-pass',
    kind: 'person',
    text: {
      en: 'We did not consume pleasures, we were consumed; we did no penance, it was we who burned; time did not pass, we did; longing did not grow old, we did.',
      np: 'भोग सकिएनन्, हामी सकियौँ; तप तापिएन, हामी तापियौँ; समय गएन, हामी गयौँ; तृष्णा बुढो भएन, हामी बुढा भयौँ।',
    },
    by: { en: 'Bhartrihari', np: 'भर्तृहरि' },
    source: { en: 'Vairagya Shataka 7 in most editions', np: 'वैराग्यशतक, धेरैजसो संस्करणमा ७' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'भोगा न भुक्ता वयमेव भुक्तास्तपो न तप्तं वयमेव तप्ताः।\nकालो न यातो वयमेव यातास्तृष्णा न जीर्णा वयमेव जीर्णाः॥',
    },
  },
  {
    id: 'one-heart-from-breaking',
    kind: 'person',
    text: {
      en: 'If I can stop one heart from breaking,\nI shall not live in vain.',
      np: 'एउटा मन टुट्नबाट जोगाउन सकेँ भने\nमेरो बाँच्नु खेर जाने छैन।',
    },
    by: { en: 'Emily Dickinson', np: 'एमिली डिकिन्सन' },
    source: { en: 'Poems (1890)', np: 'Poems (सन् १८९०)' },
    ours: ['np'],
  },
  {
    id: 'a-season-for-everything',
    kind: 'scripture',
    text: {
      en: 'To every thing there is a season, and a time to every purpose under the heaven.',
      np: 'हरेक कुराको ऋतु हुन्छ, आकाशमुनिको हरेक कामको समय हुन्छ।',
    },
    by: { en: 'Ecclesiastes', np: 'उपदेशक' },
    source: { en: '3:1, King James Version', np: '३:१' },
    ours: ['np'],
  },
  {
    id: 'frittered-away',
    kind: 'person',
    text: {
      en: 'Our life is frittered away by detail. … Simplify, simplify.',
      np: 'हाम्रो जीवन सानातिना झन्झटमै सकिन्छ। … सरल बनाऊ, सरल बनाऊ।',
    },
    by: { en: 'Henry David Thoreau', np: 'हेनरी डेभिड थोरो' },
    source: { en: 'Walden, “Where I Lived, and What I Lived For” (1854)', np: 'Walden (सन् १८५४)' },
    ours: ['np'],
  },
  {
    id: 'different-drummer',
    kind: 'person',
    text: {
      en: 'If a man does not keep pace with his companions, perhaps it is because he hears a different drummer.',
      np: 'कसैको पाइला साथीहरूसँग मिल्दैन भने सायद उसले अर्कै मादलको ताल सुनिरहेको छ।',
    },
    by: { en: 'Henry David Thoreau', np: 'हेनरी डेभिड थोरो' },
    source: { en: 'Walden, “Conclusion” (1854)', np: 'Walden, “Conclusion” (सन् १८५४)' },
    ours: ['np'],
  },
  {
    id: 'some-rain-must-fall',
    kind: 'person',
    text: {
      en: 'Into each life some rain must fall,\nSome days must be dark and dreary.',
      np: 'हरेक जीवनमा केही पानी पर्छ नै,\nकेही दिन अँध्यारा र उदास हुन्छन् नै।',
    },
    by: { en: 'Henry Wadsworth Longfellow', np: 'हेनरी वाड्सवर्थ लङ्फेलो' },
    source: { en: '“The Rainy Day” (1842)', np: 'कविता “The Rainy Day” (सन् १८४२)' },
    ours: ['np'],
  },
  {
    id: 'all-shall-be-well',
    kind: 'person',
    text: {
      en: 'All shall be well, and all shall be well, and all manner of thing shall be well.',
      np: 'सबै ठिक हुनेछ, सबै ठिक हुनेछ, सबै थोक सबै तरिकाले ठिक हुनेछ।',
    },
    by: { en: 'Julian of Norwich', np: 'नर्विचकी जुलियन' },
    source: {
      en: 'Revelations of Divine Love, chapter 27, translated by Grace Warrack',
      np: 'Revelations of Divine Love, अध्याय २७',
    },
    ours: ['np'],
  },
  {
    id: 'too-short-for-wrongs',
    kind: 'person',
    text: {
      en: 'Life appears to me too short to be spent in nursing animosity or registering wrongs.',
      np: 'रिस पाल्न र कसले के बिगार्‍यो भनेर टिपिराख्न मलाई जीवन साह्रै छोटो लाग्छ।',
    },
    by: { en: 'Charlotte Brontë', np: 'सार्लोट ब्रोन्टे' },
    source: { en: 'Jane Eyre, chapter 6 (1847)', np: 'Jane Eyre, अध्याय ६ (सन् १८४७)' },
    ours: ['np'],
  },
  {
    id: 'i-contain-multitudes',
    kind: 'person',
    text: { en: 'I am large, I contain multitudes.', np: 'म विशाल छु, मभित्र धेरै ‘म’ अटाएका छन्।' },
    by: { en: 'Walt Whitman', np: 'वाल्ट ह्विटम्यान' },
    source: {
      en: '“Song of Myself”, Leaves of Grass',
      np: 'कविता “Song of Myself”, Leaves of Grass',
    },
    ours: ['np'],
  },
  {
    id: 'less-difficult',
    kind: 'person',
    text: {
      en: 'What do we live for, if it is not to make life less difficult to each other?',
      np: 'एकअर्काको जीवन अलि सजिलो बनाउन होइन भने हामी केका लागि बाँच्छौँ?',
    },
    by: { en: 'George Eliot', np: 'जर्ज इलियट' },
    source: { en: 'Middlemarch, chapter 72 (1872)', np: 'Middlemarch, अध्याय ७२ (सन् १८७२)' },
    ours: ['np'],
  },
  {
    id: 'we-lose-much-time',
    kind: 'person',
    text: {
      en: 'It is not that we have little time, but that we lose much of it.',
      np: 'हामीसँग समय थोरै भएको होइन, हामीले धेरै गुमाएका हौँ।',
    },
    by: { en: 'Seneca', np: 'सेनेका' },
    source: { en: 'On the Shortness of Life 1', np: 'De Brevitate Vitae १' },
    ours: ['en', 'np'],
    original: { tag: 'la', text: 'Non exiguum temporis habemus, sed multum perdidimus.' },
  },
  {
    id: 'let-nothing-disturb-you',
    kind: 'person',
    text: {
      en: 'Let nothing disturb you, let nothing frighten you; everything passes.',
      np: 'केहीले पनि नबिथोलोस्, केहीले पनि नडराओस्; सबै कुरा बितेर जान्छ।',
    },
    by: { en: 'Teresa of Ávila', np: 'आभिलाकी टेरेसा' },
    source: { en: 'A prayer, by tradition hers', np: 'प्रार्थना, परम्पराले उनको मानिएको' },
    ours: ['en', 'np'],
    original: { tag: 'es', text: 'Nada te turbe,\nnada te espante,\ntodo se pasa.' },
  },
  {
    id: 'mice-and-men',
    kind: 'person',
    text: {
      en: 'The best laid schemes o’ mice an’ men\nGang aft agley.',
      np: 'मुसाका हुन् कि मान्छेका, राम्ररी बुनेका योजना पनि\nधेरैजसो बिग्रन्छन्।',
    },
    by: { en: 'Robert Burns', np: 'रोबर्ट बर्न्स' },
    source: { en: '“To a Mouse” (1786)', np: 'कविता “To a Mouse” (सन् १७८६)' },
    ours: ['np'],
  },
  {
    id: 'same-river',
    kind: 'person',
    text: {
      en: 'You cannot step twice into the same river.',
      np: 'एउटै नदीमा दुई पटक पाइला हाल्न सकिँदैन।',
    },
    by: { en: 'Heraclitus', np: 'हेराक्लिटस' },
    source: { en: 'As Plato reports him, Cratylus 402a', np: 'प्लेटोले सुनाएअनुसार, Cratylus ४०२क' },
    ours: ['en', 'np'],
  },
  {
    id: 'this-too-will-pass',
    kind: 'proverb',
    text: { en: 'This too shall pass.', np: 'यो पनि बितेर जान्छ।' },
    by: { en: 'Old saying of the Near East', np: 'पश्चिम एसियाको पुरानो भनाइ' },
    ours: ['en', 'np'],
    original: { tag: 'fa', text: 'این نیز بگذرد' },
  },
  {
    id: 'old-man-lost-his-horse',
    kind: 'proverb',
    text: {
      en: 'The old man of the frontier lost his horse: who can say it is not a blessing?',
      np: 'सिमानाका बुढाको घोडो हरायो: त्यो वरदान होइन भनेर कसले भन्न सक्छ?',
    },
    by: { en: 'Chinese proverb', np: 'चिनियाँ उखान' },
    ours: ['en', 'np'],
    original: { tag: 'zh', text: '塞翁失馬，焉知非福' },
  },
]

export default quotes
