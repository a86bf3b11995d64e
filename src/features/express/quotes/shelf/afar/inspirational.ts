import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'rising-every-time',
    kind: 'person',
    text: {
      en: 'Our greatest glory is, not in never falling, but in rising every time we fall.',
      np: 'हाम्रो सबैभन्दा ठुलो गौरव कहिल्यै नलड्नुमा होइन, लडेपिच्छे उठ्नुमा छ।',
    },
    by: { en: 'Oliver Goldsmith', np: 'ओलिभर गोल्डस्मिथ' },
    source: {
      en: 'The Citizen of the World, Letter VII (1762); often credited to Confucius by mistake',
      np: 'The Citizen of the World, सातौँ पत्र (सन् १७६२); भुलवश कन्फ्युसियसको भन्ने गरिन्छ',
    },
    ours: ['np'],
  },
  {
    id: 'arise-awake',
    kind: 'scripture',
    text: { en: 'Arise, awake; go to the wise and learn.', np: 'उठ, जाग, ज्ञानीहरूकहाँ गएर बोध पाऊ।' },
    by: { en: 'Katha Upanishad', np: 'कठोपनिषद्' },
    source: { en: '1.3.14', np: '१.३.१४' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'उत्तिष्ठत जाग्रत प्राप्य वरान्निबोधत।' },
  },
  {
    id: 'walk-on',
    kind: 'scripture',
    text: {
      en: 'The one who walks finds honey, the one who walks finds sweet fruit. See the glory of the sun, who never tires of walking. Walk on.',
      np: 'हिँड्नेले मह पाउँछ, हिँड्नेले मिठो फल पाउँछ। घामको महिमा हेर, हिँड्दा कहिल्यै थाक्दैन। हिँडिराख।',
    },
    by: { en: 'Aitareya Brahmana', np: 'ऐतरेय ब्राह्मण' },
    source: { en: '7.15', np: '७.१५' },
    ours: ['en', 'np'],
    original: {
      tag: 'sa',
      text: 'चरन्वै मधु विन्दति चरन्स्वादुमुदुम्बरम्।\nसूर्यस्य पश्य श्रेमाणं यो न तन्द्रयते चरंश्चरैवेति॥',
    },
  },
  {
    id: 'freedom-of-my-mind',
    kind: 'person',
    text: {
      en: 'Lock up your libraries if you like; but there is no gate, no lock, no bolt that you can set upon the freedom of my mind.',
      np: 'मन लागे आफ्ना पुस्तकालयमा ताला लगाऊ; तर मेरो मनको स्वतन्त्रतामा लगाउन मिल्ने न ढोका छ, न ताला, न चुकुल।',
    },
    by: { en: 'Virginia Woolf', np: 'भर्जिनिया उल्फ' },
    source: {
      en: 'A Room of One’s Own, chapter 4 (1929)',
      np: 'A Room of One’s Own, अध्याय ४ (सन् १९२९)',
    },
    ours: ['np'],
  },
  {
    id: 'lift-yourself',
    kind: 'scripture',
    text: {
      en: 'Lift yourself by yourself; do not let yourself sink.',
      np: 'आफूले आफैँलाई उठाउनू, आफूलाई तल झर्न नदिनू।',
    },
    by: { en: 'Bhagavad Gita', np: 'भगवद्गीता' },
    source: { en: '6.5', np: '६.५' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'उद्धरेदात्मनात्मानं नात्मानमवसादयेत्।' },
  },
  {
    id: 'joy-comes-to-the-living',
    kind: 'scripture',
    text: {
      en: 'Joy comes to one who stays alive, even if it takes a hundred years.',
      np: 'बाँचिरहेको मान्छेकहाँ आनन्द आउँछ, सय वर्षपछि नै किन नहोस्।',
    },
    by: { en: 'Valmiki Ramayana', np: 'वाल्मीकि रामायण' },
    source: {
      en: 'Sundara Kanda 34.6; Sita calls it a folk saying',
      np: 'सुन्दरकाण्ड ३४.६; सीताले यसलाई लोकको भनाइ भन्छिन्',
    },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'एति जीवन्तमानन्दो नरं वर्षशतादपि।' },
  },
  {
    id: 'no-net-ensnares-me',
    kind: 'person',
    text: {
      en: 'I am no bird; and no net ensnares me: I am a free human being with an independent will.',
      np: 'म चरो होइन, मलाई कुनै जालले बाँध्दैन। म आफ्नै इच्छा भएको स्वतन्त्र मानिस हुँ।',
    },
    by: { en: 'Charlotte Brontë', np: 'सार्लोट ब्रोन्टे' },
    source: { en: 'Jane Eyre, chapter 23 (1847)', np: 'Jane Eyre, अध्याय २३ (सन् १८४७)' },
    ours: ['np'],
  },
  {
    id: 'no-coward-soul',
    kind: 'person',
    text: {
      en: 'No coward soul is mine,\nNo trembler in the world’s storm-troubled sphere.',
      np: 'मेरो आत्मा कायर छैन,\nसंसारको आँधीमा काँप्ने खालको छैन।',
    },
    by: { en: 'Emily Brontë', np: 'एमिली ब्रोन्टे' },
    source: {
      en: '“No coward soul is mine” (1846)',
      np: 'कविता “No coward soul is mine” (सन् १८४६)',
    },
    ours: ['np'],
  },
  {
    id: 'learning-to-sail',
    kind: 'person',
    text: {
      en: 'I’m not afraid of storms, for I’m learning how to sail my ship.',
      np: 'मलाई आँधीको डर छैन, किनकि म आफ्नो जहाज चलाउन सिक्दै छु।',
    },
    by: { en: 'Louisa May Alcott', np: 'लुइसा मे अल्कोट' },
    source: { en: 'Little Women, chapter 44 (1869)', np: 'Little Women, अध्याय ४४ (सन् १८६९)' },
    ours: ['np'],
  },
  {
    id: 'no-mistakes-yet',
    kind: 'person',
    text: {
      en: 'Isn’t it nice to think that tomorrow is a new day with no mistakes in it yet?',
      np: 'भोलि एउटा नयाँ दिन हो, जसमा अहिलेसम्म कुनै गल्ती भएकै छैन भनेर सोच्दा कति राम्रो लाग्छ, होइन?',
    },
    by: { en: 'Lucy Maud Montgomery', np: 'लुसी मड मन्टगोमरी' },
    source: {
      en: 'Anne of Green Gables, chapter 21 (1908)',
      np: 'Anne of Green Gables, अध्याय २१ (सन् १९०८)',
    },
    ours: ['np'],
  },
  {
    id: 'if-winter-comes',
    kind: 'person',
    text: {
      en: 'If Winter comes, can Spring be far behind?',
      np: 'हिउँद आइसक्यो भने वसन्त के टाढा होला र?',
    },
    by: { en: 'Percy Bysshe Shelley', np: 'पर्सी बिसी सेली' },
    source: { en: '“Ode to the West Wind” (1820)', np: 'कविता “Ode to the West Wind” (सन् १८२०)' },
    ours: ['np'],
  },
  {
    id: 'power-over-themselves',
    kind: 'person',
    text: {
      en: 'I do not wish them to have power over men; but over themselves.',
      np: 'स्त्रीहरूको वश पुरुषमाथि चलोस् भन्ने म चाहन्नँ; आफैँमाथि चलोस् भन्ने चाहन्छु।',
    },
    by: { en: 'Mary Wollstonecraft', np: 'मेरी वल्स्टनक्राफ्ट' },
    source: {
      en: 'Of women, in A Vindication of the Rights of Woman, chapter 4 (1792)',
      np: 'A Vindication of the Rights of Woman, अध्याय ४ (सन् १७९२)',
    },
    ours: ['np'],
  },
  {
    id: 'not-to-yield',
    kind: 'person',
    text: {
      en: 'To strive, to seek, to find, and not to yield.',
      np: 'प्रयास गर्नु, खोज्नु, भेट्नु, अनि हार नमान्नु।',
    },
    by: { en: 'Alfred, Lord Tennyson', np: 'अल्फ्रेड लर्ड टेनिसन' },
    source: { en: '“Ulysses” (1842)', np: 'कविता “Ulysses” (सन् १८४२)' },
    ours: ['np'],
  },
  {
    id: 'little-candle',
    kind: 'person',
    text: {
      en: 'How far that little candle throws his beams!\nSo shines a good deed in a naughty world.',
      np: 'त्यो सानो मैनबत्तीले कति टाढासम्म उज्यालो छर्छ!\nनराम्रो संसारमा एउटा असल काम पनि त्यसरी नै चम्किन्छ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: {
      en: 'The Merchant of Venice, Act 5, scene 1',
      np: 'The Merchant of Venice, अङ्क ५, दृश्य १',
    },
    ours: ['np'],
  },
  {
    id: 'miss-the-stars',
    kind: 'person',
    text: {
      en: 'If you shed tears when you miss the sun, you also miss the stars.',
      np: 'घाम गुम्यो भनेर आँसु झारिरह्यौ भने ताराहरू पनि गुमाउँछौ।',
    },
    by: { en: 'Rabindranath Tagore', np: 'रवीन्द्रनाथ ठाकुर' },
    source: { en: 'Stray Birds 6 (1916)', np: 'Stray Birds ६ (सन् १९१६)' },
    ours: ['np'],
  },
  {
    id: 'candle-or-mirror',
    kind: 'person',
    text: {
      en: 'There are two ways of spreading light: to be\nThe candle or the mirror that reflects it.',
      np: 'उज्यालो फैलाउने दुई उपाय छन्:\nदियो बन्नु, कि उज्यालो फर्काउने ऐना।',
    },
    by: { en: 'Edith Wharton', np: 'इडिथ ह्वार्टन' },
    source: { en: '“Vesalius in Zante” (1902)', np: 'कविता “Vesalius in Zante” (सन् १९०२)' },
    ours: ['np'],
  },
  {
    id: 'overcoming-of-it',
    kind: 'person',
    text: {
      en: 'Although the world is full of suffering, it is full also of the overcoming of it.',
      np: 'संसार दुःखले भरिएको छ, तर त्यो दुःख जितेका कथाले पनि भरिएको छ।',
    },
    by: { en: 'Helen Keller', np: 'हेलेन केलर' },
    source: { en: 'Optimism (1903)', np: 'Optimism (सन् १९०३)' },
    ours: ['np'],
  },
  {
    id: 'trust-thyself',
    kind: 'person',
    text: {
      en: 'Trust thyself: every heart vibrates to that iron string.',
      np: 'आफूमाथि भरोसा गर; हरेक मुटु त्यही फलामे तारको धुनमा बज्छ।',
    },
    by: { en: 'Ralph Waldo Emerson', np: 'राल्फ वाल्डो इमर्सन' },
    source: { en: '“Self-Reliance”, Essays (1841)', np: 'निबन्ध “Self-Reliance”, Essays (सन् १८४१)' },
    ours: ['np'],
  },
  {
    id: 'own-refuge',
    kind: 'scripture',
    text: {
      en: 'You are your own refuge; who else could be?',
      np: 'आफ्नो सहारा आफैँ हो; अरू को हुन सक्छ र?',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '160', np: '१६०' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'अत्ता हि अत्तनो नाथो, को हि नाथो परो सिया।' },
  },
  {
    id: 'seven-falls',
    kind: 'proverb',
    text: { en: 'Fall seven times, get up eight.', np: 'सात पटक लड्नु, आठ पटक उठ्नु।' },
    by: { en: 'Japanese proverb', np: 'जापानी उखान' },
    ours: ['en', 'np'],
    original: { tag: 'ja', text: '七転び八起き' },
  },
]

export default quotes
