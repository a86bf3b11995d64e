import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'from-contentment',
    kind: 'scripture',
    text: {
      en: 'From contentment comes a happiness that nothing surpasses.',
      np: 'सन्तोषबाट सबैभन्दा उत्तम सुख मिल्छ।',
    },
    by: { en: 'Yoga Sutra of Patanjali', np: 'पतञ्जलिको योगसूत्र' },
    source: { en: '2.42', np: '२.४२' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'सन्तोषादनुत्तमः सुखलाभः।' },
  },
  {
    id: 'in-the-vast',
    kind: 'scripture',
    text: {
      en: 'What is vast is happiness; there is no happiness in what is small.',
      np: 'जुन विशाल छ, त्यही सुख हो; सानोमा सुख छैन।',
    },
    by: { en: 'Chandogya Upanishad', np: 'छान्दोग्योपनिषद्' },
    source: { en: '7.23.1', np: '७.२३.१' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'यो वै भूमा तत्सुखं नाल्पे सुखमस्ति।' },
  },
  {
    id: 'health-is-the-gain',
    kind: 'scripture',
    text: {
      en: 'Health is the greatest gain, contentment the greatest wealth, trust the closest kin, nirvana the highest happiness.',
      np: 'आरोग्य सबैभन्दा ठुलो लाभ, सन्तोष सबैभन्दा ठुलो धन, विश्वास सबैभन्दा नजिकको नाता, निर्वाण परम सुख हो।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '204', np: '२०४' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'आरोग्यपरमा लाभा, सन्तुट्ठिपरमं धनं।\nविस्सासपरमा ञाति, निब्बानं परमं सुखं॥' },
  },
  {
    id: 'rather-be-happy',
    kind: 'person',
    text: {
      en: 'I would always rather be happy than dignified.',
      np: 'मर्यादामा बस्नुभन्दा म सधैँ खुसी हुन रुचाउँछु।',
    },
    by: { en: 'Charlotte Brontë', np: 'सार्लोट ब्रोन्टे' },
    source: { en: 'Jane Eyre, chapter 34 (1847)', np: 'Jane Eyre, अध्याय ३४ (सन् १८४७)' },
    ours: ['np'],
  },
  {
    id: 'feeding-on-joy',
    kind: 'scripture',
    text: {
      en: 'How happily we live, we who own nothing. We shall feed on joy, like the shining gods.',
      np: 'केही पनि आफ्नो नभएका हामी कति सुखले बाँचेका छौँ! उज्याला देवताझैँ आनन्द खाएर बाँच्नेछौँ।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '200', np: '२००' },
    ours: ['en', 'np'],
    original: {
      tag: 'pi',
      text: 'सुसुखं वत जीवाम, येसं नो नत्थि किञ्चनं।\nपीतिभक्खा भविस्साम, देवा आभस्सरा यथा॥',
    },
  },
  {
    id: 'who-is-rich',
    kind: 'person',
    text: {
      en: 'When the heart is content, who is rich and who is poor?',
      np: 'मन सन्तुष्ट भएपछि को धनी, को गरिब?',
    },
    by: { en: 'Bhartrihari', np: 'भर्तृहरि' },
    source: { en: 'Vairagya Shataka 53 in most editions', np: 'वैराग्यशतक, धेरैजसो संस्करणमा ५३' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'मनसि च परितुष्टे कोऽर्थवान्को दरिद्रः।' },
  },
  {
    id: 'may-all-be-happy',
    kind: 'scripture',
    text: {
      en: 'May all be happy, may all be free from illness; may all see what is good, may no one know sorrow.',
      np: 'सबै सुखी होऊन्, सबै निरोगी होऊन्; सबैले शुभ देखून्, कसैलाई दुःख नपरोस्।',
    },
    by: { en: 'Traditional Sanskrit prayer', np: 'परम्परागत संस्कृत प्रार्थना' },
    source: { en: 'Author and first source unknown', np: 'रचयिता र मूल स्रोत अज्ञात' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'सर्वे भवन्तु सुखिनः सर्वे सन्तु निरामयाः।\nसर्वे भद्राणि पश्यन्तु मा कश्चिद्दुःखभाग्भवेत्॥',
    },
  },
  {
    id: 'dined-well',
    kind: 'person',
    text: {
      en: 'One cannot think well, love well, sleep well, if one has not dined well.',
      np: 'राम्ररी नखाएको मान्छेले न राम्ररी सोच्न सक्छ, न माया गर्न, न सुत्न।',
    },
    by: { en: 'Virginia Woolf', np: 'भर्जिनिया उल्फ' },
    source: {
      en: 'A Room of One’s Own, chapter 1 (1929)',
      np: 'A Room of One’s Own, अध्याय १ (सन् १९२९)',
    },
    ours: ['np'],
  },
  {
    id: 'very-little-is-needed',
    kind: 'person',
    text: {
      en: 'Very little indeed is necessary for living a happy life.',
      np: 'सुखी जीवन बाँच्न साँच्चै धेरै थोरै कुरा भए पुग्छ।',
    },
    by: { en: 'Marcus Aurelius', np: 'मार्कस अरेलियस' },
    source: { en: 'Meditations 7.67, translated by George Long', np: 'Meditations ७.६७' },
    ours: ['np'],
  },
  {
    id: 'contagious-laughter',
    kind: 'person',
    text: {
      en: 'There is nothing in the world so irresistibly contagious as laughter and good-humour.',
      np: 'हाँसो र रमाइलो स्वभावजत्तिको सर्ने कुरा संसारमा अर्को छैन।',
    },
    by: { en: 'Charles Dickens', np: 'चार्ल्स डिकेन्स' },
    source: { en: 'A Christmas Carol, stave 3 (1843)', np: 'A Christmas Carol, भाग ३ (सन् १८४३)' },
    ours: ['np'],
  },
  {
    id: 'octobers',
    kind: 'person',
    text: {
      en: 'I’m so glad I live in a world where there are Octobers.',
      np: 'अक्टोबर जस्तो महिना भएको संसारमा बाँच्न पाउँदा म साह्रै खुसी छु।',
    },
    by: { en: 'Lucy Maud Montgomery', np: 'लुसी मड मन्टगोमरी' },
    source: {
      en: 'Anne of Green Gables, chapter 16 (1908)',
      np: 'Anne of Green Gables, अध्याय १६ (सन् १९०८)',
    },
    ours: ['np'],
  },
  {
    id: 'as-it-gives-you-pleasure',
    kind: 'person',
    text: {
      en: 'Think only of the past as its remembrance gives you pleasure.',
      np: 'बितेका कुरामध्ये सम्झँदा खुसी दिने कुरा मात्र सम्झ।',
    },
    by: { en: 'Jane Austen', np: 'जेन अस्टिन' },
    source: {
      en: 'Pride and Prejudice, chapter 58 (1813)',
      np: 'Pride and Prejudice, अध्याय ५८ (सन् १८१३)',
    },
    ours: ['np'],
  },
  {
    id: 'joy-as-it-flies',
    kind: 'person',
    text: {
      en: 'He who kisses the joy as it flies\nLives in eternity’s sunrise.',
      np: 'उडिरहेको खुसीलाई समात्न नखोजी चुम्ने मान्छे\nअनन्तको बिहानीमा बाँच्छ।',
    },
    by: { en: 'William Blake', np: 'विलियम ब्लेक' },
    source: { en: '“Eternity”, Notebook', np: 'कविता “Eternity”, नोटबुक' },
    ours: ['np'],
  },
  {
    id: 'butterfly-counts-moments',
    kind: 'person',
    text: {
      en: 'The butterfly counts not months but moments, and has time enough.',
      np: 'पुतलीले महिना गन्दैन, क्षण गन्छ, र उसलाई समय पुग्छ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: { en: 'Fireflies (1928)', np: 'Fireflies (सन् १९२८)' },
    ours: ['np'],
  },
  {
    id: 'the-more-joy',
    kind: 'person',
    text: {
      en: 'The deeper that sorrow carves into your being, the more joy you can contain.',
      np: 'दुःखले तिमीलाई जति गहिरो खोप्छ, तिमीमा उति नै धेरै खुसी अटाउँछ।',
    },
    by: { en: 'Kahlil Gibran', np: 'खलिल जिब्रान' },
    source: {
      en: 'The Prophet, “On Joy and Sorrow” (1923)',
      np: 'The Prophet, “On Joy and Sorrow” (सन् १९२३)',
    },
    ours: ['np'],
  },
  {
    id: 'what-should-i-do-with-it',
    kind: 'scripture',
    text: {
      en: 'What should I do with a thing that does not make me deathless?',
      np: 'जसले मलाई अमर बनाउँदैन, त्यो लिएर म के गरूँ?',
    },
    by: { en: 'Maitreyi, Brihadaranyaka Upanishad', np: 'मैत्रेयी, बृहदारण्यकोपनिषद्' },
    source: {
      en: '2.4.3, when she is offered all the wealth of the earth',
      np: '२.४.३, धनले भरिएको पृथ्वीको कुरा चल्दा',
    },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'येनाहं नामृता स्यां किमहं तेन कुर्याम्।' },
  },
  {
    id: 'crown-in-my-heart',
    kind: 'person',
    text: {
      en: 'My crown is in my heart, not on my head.',
      np: 'मेरो श्रीपेच मेरो शिरमा होइन, मेरो मनमा छ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: {
      en: 'Henry VI, Part 3, Act 3, scene 1; “my crown is called content”',
      np: 'Henry VI, भाग ३, अङ्क ३, दृश्य १; “मेरो श्रीपेचको नाम सन्तोष हो”',
    },
    ours: ['np'],
  },
  {
    id: 'bended-arm',
    kind: 'person',
    text: {
      en: 'With coarse rice to eat, with water to drink, and my bended arm for a pillow; I have still joy in the midst of these things.',
      np: 'खानलाई मोटो चामल, पिउनलाई पानी, सिरानीलाई आफ्नै पाखुरा; यति मात्र हुँदा पनि म आनन्दमै छु।',
    },
    by: { en: 'Confucius', np: 'कन्फ्युसियस' },
    source: { en: 'Analects 7.15, translated by James Legge', np: 'Analects ७.१५' },
    ours: ['np'],
  },
  {
    id: 'not-another-hour',
    kind: 'person',
    text: {
      en: 'Happiness, knowledge, not in another place but this place, not for another hour but this hour.',
      np: 'खुसी र ज्ञान अर्को ठाउँमा होइन, यही ठाउँमा; अर्को घडीमा होइन, यही घडीमा।',
    },
    by: { en: 'Walt Whitman', np: 'वाल्ट ह्विटम्यान' },
    source: {
      en: '“A Song for Occupations”, Leaves of Grass',
      np: 'कविता “A Song for Occupations”, Leaves of Grass',
    },
    ours: ['np'],
  },
  {
    id: 'that-one-is-loved',
    kind: 'person',
    text: {
      en: 'The supreme happiness of life consists in the conviction that one is loved.',
      np: 'मलाई कसैले माया गर्छ भन्ने विश्वास नै जीवनको सबैभन्दा ठुलो सुख हो।',
    },
    by: { en: 'Victor Hugo', np: 'भिक्टर ह्युगो' },
    source: {
      en: 'Les Misérables, part 1, book 5, chapter 4, translated by Isabel F. Hapgood',
      np: 'Les Misérables, भाग १, खण्ड ५, अध्याय ४',
    },
    ours: ['np'],
  },
  {
    id: 'merry-heart',
    kind: 'scripture',
    text: { en: 'A merry heart doeth good like a medicine.', np: 'प्रसन्न मनले औषधीले झैँ भलो गर्छ।' },
    by: { en: 'Book of Proverbs', np: 'हितोपदेश (बाइबल)' },
    source: { en: '17:22, King James Version', np: '१७:२२' },
    ours: ['np'],
  },
  {
    id: 'laughing-gate',
    kind: 'proverb',
    text: {
      en: 'Good fortune comes to the gate where there is laughter.',
      np: 'हाँसो भएको ढोकामा भाग्य आउँछ।',
    },
    by: { en: 'Japanese proverb', np: 'जापानी उखान' },
    ours: ['en', 'np'],
    original: { tag: 'ja', text: '笑う門には福来る' },
  },
  {
    id: 'ganga-in-a-tub',
    kind: 'proverb',
    text: {
      en: 'If the heart is clear, the Ganga is in your own wash-tub.',
      np: 'मन चङ्गा त कठौतीमा गङ्गा।',
    },
    by: { en: 'Saying of North India and Nepal', np: 'उत्तर भारत र नेपालको भनाइ' },
    source: { en: 'By tradition from the saint Ravidas', np: 'परम्पराले सन्त रविदासको मानिएको' },
    ours: ['en'],
  },
]

export default quotes
