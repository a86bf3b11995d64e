import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'to-be-one',
    kind: 'person',
    text: {
      en: 'The only way to have a friend is to be one.',
      np: 'साथी पाउने एउटै उपाय आफैँ साथी बन्नु हो।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: { en: '“Friendship”, Essays (1841)', np: 'निबन्ध “Friendship”, Essays (सन् १८४१)' },
    ours: ['np'],
  },
  {
    id: 'think-aloud',
    kind: 'person',
    text: {
      en: 'A friend is a person with whom I may be sincere. Before him I may think aloud.',
      np: 'साथी त्यो हो, जोसँग म निष्कपट हुन सक्छु। ऊसामु म मनको कुरा बोलेरै सोच्न सक्छु।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: { en: '“Friendship”, Essays (1841)', np: 'निबन्ध “Friendship”, Essays (सन् १८४१)' },
    ours: ['np'],
  },
  {
    id: 'in-joy-and-trouble',
    kind: 'scripture',
    text: {
      en: 'Whoever stands by you at the feast and in trouble, in famine and upheaval, at the king’s door and at the burning ground, is your kin.',
      np: 'उत्सवमा र सङ्कटमा, अनिकालमा र विप्लवमा, राजद्वारमा र मसानघाटमा जो साथ रहन्छ, त्यही आफ्नो हो।',
    },
    by: { en: 'Hitopadesha', np: 'हितोपदेश' },
    source: { en: 'Book 1, Mitralabha', np: 'मित्रलाभ' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'उत्सवे व्यसने चैव दुर्भिक्षे राष्ट्रविप्लवे।\nराजद्वारे श्मशाने च यस्तिष्ठति स बान्धवः॥',
    },
  },
  {
    id: 'six-signs',
    kind: 'scripture',
    text: {
      en: 'To give and to receive, to tell secrets and to ask them, to eat and to feed: these six are the signs of affection.',
      np: 'दिनु र लिनु, मनको कुरा भन्नु र सोध्नु, खानु र खुवाउनु: प्रेमका यी छ लक्षण हुन्।',
    },
    by: { en: 'Panchatantra', np: 'पञ्चतन्त्र' },
    source: { en: 'Book 2, Mitrasamprapti', np: 'मित्रसम्प्राप्ति' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'ददाति प्रतिगृह्णाति गुह्यमाख्याति पृच्छति।\nभुङ्क्ते भोजयते चैव षड्विधं प्रीतिलक्षणम्॥',
    },
  },
  {
    id: 'the-world-is-family',
    kind: 'scripture',
    text: {
      en: '“This one is ours, that one a stranger” is how small minds count; for the large-hearted the whole earth is family.',
      np: 'यो आफ्नो, त्यो पराइ भनेर साना मनकाले गन्छन्; उदार मनकालाई त सारा पृथ्वी नै परिवार हो।',
    },
    by: { en: 'Hitopadesha', np: 'हितोपदेश' },
    source: { en: 'Book 1, Mitralabha', np: 'मित्रलाभ' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'अयं निजः परो वेति गणना लघुचेतसाम्।\nउदारचरितानां तु वसुधैव कुटुम्बकम्॥' },
  },
  {
    id: 'morning-and-afternoon-shadow',
    kind: 'person',
    text: {
      en: 'Friendship with the wicked and the good is like the shadow of morning and of afternoon: one begins large and shrinks, the other begins small and grows.',
      np: 'खराब र असल मान्छेको मित्रता बिहान र दिउँसोको छायाजस्तै फरक हुन्छ: एउटा सुरुमा ठुलो भएर घट्दै जान्छ, अर्को सानोबाट बढ्दै जान्छ।',
    },
    by: { en: 'Bhartrihari', np: 'भर्तृहरि' },
    source: { en: 'Niti Shataka', np: 'नीतिशतक' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'आरम्भगुर्वी क्षयिणी क्रमेण लघ्वी पुरा वृद्धिमती च पश्चात्।\nदिनस्य पूर्वार्धपरार्धभिन्ना छायेव मैत्री खलसज्जनानाम्॥',
    },
  },
  {
    id: 'no-friend-like-a-sister',
    kind: 'person',
    text: {
      en: 'For there is no friend like a sister\nIn calm or stormy weather;\nTo cheer one on the tedious way,\nTo fetch one if one goes astray,\nTo lift one if one totters down,\nTo strengthen whilst one stands.',
      np: 'दिदीबहिनीजस्तो साथी अर्को छैन,\nदिन शान्त होस् कि आँधी चलोस्;\nपट्यारलाग्दो बाटोमा हौसला दिने,\nबाटो बिराए खोजेर ल्याउने,\nढल्न लाग्दा उठाउने,\nउभिएका बेला बल दिने।',
    },
    by: { en: 'Christina Rossetti', np: 'क्रिस्टिना रोसेटी' },
    source: { en: 'Goblin Market (1862)', np: 'Goblin Market (सन् १८६२)' },
    ours: ['np'],
  },
  {
    id: 'eye-of-a-friend',
    kind: 'scripture',
    text: {
      en: 'May all beings look on me with the eye of a friend; may I look on all beings with the eye of a friend.',
      np: 'सबै प्राणीले मलाई मित्रको आँखाले हेरून्; म पनि सबै प्राणीलाई मित्रको आँखाले हेरूँ।',
    },
    by: { en: 'Yajurveda', np: 'यजुर्वेद' },
    source: { en: 'Vajasaneyi Samhita 36.18', np: 'वाजसनेयि संहिता ३६.१८' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'मित्रस्य मा चक्षुषा सर्वाणि भूतानि समीक्षन्ताम्।\nमित्रस्याहं चक्षुषा सर्वाणि भूतानि समीक्षे।',
    },
  },
  {
    id: 'whole-of-the-path',
    kind: 'scripture',
    text: {
      en: 'Good friendship is not half of the holy life, Ananda; it is the whole of it.',
      np: 'आनन्द, असल मित्रता धर्मजीवनको आधा होइन, पूरै धर्मजीवन हो।',
    },
    by: { en: 'The Buddha, Samyutta Nikaya', np: 'बुद्ध, संयुत्तनिकाय' },
    source: { en: '45.2, shortened', np: '४५.२, छोट्याइएको' },
    ours: ['en', 'np'],
  },
  {
    id: 'griefs-in-halves',
    kind: 'person',
    text: {
      en: 'It redoubleth joys, and cutteth griefs in halves.',
      np: 'मित्रताले खुसी दोब्बर बनाउँछ र पीर आधा घटाउँछ।',
    },
    by: { en: 'Francis Bacon', np: 'फ्रान्सिस बेकन' },
    source: { en: '“Of Friendship”, Essays (1625)', np: 'निबन्ध “Of Friendship”, Essays (सन् १६२५)' },
    ours: ['np'],
  },
  {
    id: 'in-constant-repair',
    kind: 'person',
    text: {
      en: 'A man, Sir, should keep his friendship in constant repair.',
      np: 'मान्छेले आफ्नो मित्रतालाई सधैँ मर्मत गरिरहनुपर्छ।',
    },
    by: { en: 'Samuel Johnson', np: 'स्यामुअल जोन्सन' },
    source: { en: 'In Boswell’s Life of Johnson, 1755', np: 'बोसवेलको Life of Johnson, सन् १७५५' },
    ours: ['np'],
  },
  {
    id: 'because-it-was-he',
    kind: 'person',
    text: { en: 'Because it was he, because it was I.', np: 'किनकि ऊ ऊ थियो, किनकि म म थिएँ।' },
    by: { en: 'Michel de Montaigne', np: 'मिसेल द मोन्तेन' },
    source: {
      en: '“Of Friendship”, Essays 1.28, on why he loved his friend',
      np: 'निबन्ध “मित्रता”, Essays १.२८, साथीलाई किन माया गर्थेँ भन्ने प्रश्नमा',
    },
    ours: ['en', 'np'],
    original: { tag: 'fr', text: 'Parce que c’était lui, parce que c’était moi.' },
  },
  {
    id: 'bird-a-nest',
    kind: 'person',
    text: {
      en: 'The bird a nest, the spider a web, man friendship.',
      np: 'चरालाई गुँड, माकुरालाई जाल, मान्छेलाई मित्रता।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: {
      en: 'The Marriage of Heaven and Hell (1790)',
      np: 'The Marriage of Heaven and Hell (सन् १७९०)',
    },
    ours: ['np'],
  },
  {
    id: 'friends-are-my-estate',
    kind: 'person',
    text: { en: 'My friends are my estate.', np: 'मेरा साथी नै मेरो सम्पत्ति हुन्।' },
    by: { en: 'Emily Dickinson', np: 'एमिली डिकिन्सन' },
    source: { en: 'Letter to Samuel Bowles, about 1858', np: 'स्यामुएल बोल्सलाई पत्र, सन् १८५८ तिर' },
    ours: ['np'],
  },
  {
    id: 'i-told-my-wrath',
    kind: 'person',
    text: {
      en: 'I was angry with my friend:\nI told my wrath, my wrath did end.',
      np: 'साथीसँग रिस उठेको थियो:\nरिसको कुरा भनेँ, रिस नै सकियो।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: {
      en: '“A Poison Tree”, Songs of Experience (1794)',
      np: 'कविता “A Poison Tree” (सन् १७९४)',
    },
    ours: ['np'],
  },
  {
    id: 'remembering-good-friends',
    kind: 'person',
    text: {
      en: 'I count myself in nothing else so happy\nAs in a soul remembering my good friends.',
      np: 'असल साथीहरू सम्झिरहने मनजत्तिको खुसी\nमलाई अरू कुनै कुराले दिँदैन।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'Richard II, Act 2, scene 3', np: 'Richard II, अङ्क २, दृश्य ३' },
    ours: ['np'],
  },
  {
    id: 'kindred-spirits',
    kind: 'person',
    text: {
      en: 'Kindred spirits are not so scarce as I used to think. It’s splendid to find out there are so many of them in the world.',
      np: 'मन मिल्ने मान्छे मैले सोचेजति दुर्लभ रहेनछन्। संसारमा यति धेरै छन् भनेर थाहा पाउनु कति रमाइलो!',
    },
    by: { en: 'Lucy Maud Montgomery', np: 'लुसी मड मन्टगोमरी' },
    source: {
      en: 'Anne of Green Gables, chapter 19 (1908)',
      np: 'Anne of Green Gables, अध्याय १९ (सन् १९०८)',
    },
    ours: ['np'],
  },
  {
    id: 'loveth-at-all-times',
    kind: 'scripture',
    text: { en: 'A friend loveth at all times.', np: 'साथीले हरेक बेला माया गर्छ।' },
    by: { en: 'Book of Proverbs', np: 'हितोपदेश (बाइबल)' },
    source: { en: '17:17, King James Version', np: '१७:१७' },
    ours: ['np'],
  },
  {
    id: 'shelter-of-each-other',
    kind: 'proverb',
    text: {
      en: 'It is in each other’s shelter that people live.',
      np: 'मान्छे एकअर्काको ओतमा बाँच्छन्।',
    },
    by: { en: 'Irish proverb', np: 'आयरल्यान्डको उखान' },
    ours: ['en', 'np'],
    original: { tag: 'ga', text: 'Ar scáth a chéile a mhaireann na daoine' },
  },
  {
    id: 'shared-joy',
    kind: 'proverb',
    text: {
      en: 'Shared joy is a double joy; shared sorrow is half a sorrow.',
      np: 'बाँडेको खुसी दोब्बर हुन्छ, बाँडेको पीर आधा हुन्छ।',
    },
    by: { en: 'European proverb', np: 'युरोपेली उखान' },
    ours: ['en', 'np'],
    original: { tag: 'sv', text: 'Delad glädje är dubbel glädje, delad sorg är halv sorg' },
  },
  {
    id: 'person-through-people',
    kind: 'proverb',
    text: { en: 'A person is a person through other people.', np: 'मान्छे अरू मान्छेले गर्दा मान्छे हुन्छ।' },
    by: { en: 'Zulu proverb', np: 'जुलु उखान' },
    ours: ['en', 'np'],
    original: { tag: 'zu', text: 'Umuntu ngumuntu ngabantu' },
  },
  {
    id: 'friend-in-need',
    kind: 'proverb',
    text: { en: 'A friend in need is a friend indeed.', np: 'अप्ठ्यारोमा साथ दिने नै साँचो साथी हो।' },
    by: { en: 'English proverb', np: 'अङ्ग्रेजी उखान' },
    ours: ['np'],
  },
]

export default quotes
