import type { ShelvedQuote } from '../quote.ts'

const quotes: readonly ShelvedQuote[] = [
  {
    id: 'stilled-by-love',
    kind: 'scripture',
    text: {
      en: 'Hatred is never stilled by hatred in this world; it is stilled by love alone. This is an ancient law.',
      np: 'यो संसारमा वैरले वैर कहिल्यै शान्त हुँदैन, मैत्रीले मात्र शान्त हुन्छ। यो सनातन नियम हो।',
    },
    by: { en: 'Dhammapada', np: 'धम्मपद' },
    source: { en: '5', np: '५' },
    ours: ['en', 'np'],
    original: { tag: 'pi', text: 'न हि वेरेन वेरानि, सम्मन्तीध कुदाचनं।\nअवेरेन च सम्मन्ति, एस धम्मो सनन्तनो॥' },
  },
  {
    id: 'as-a-mother',
    kind: 'scripture',
    text: {
      en: 'As a mother guards her only child with her own life, so let one grow a boundless heart toward all beings.',
      np: 'जसरी आमाले आफ्नो एक्लो सन्तानलाई ज्यान दिएर जोगाउँछिन्, त्यसरी नै सबै प्राणीप्रति असीम माया हुर्काउनू।',
    },
    by: { en: 'Metta Sutta, Sutta Nipata', np: 'मेत्तसुत्त, सुत्तनिपात' },
    source: { en: 'Sutta Nipata 149', np: 'सुत्तनिपात १४९' },
    ours: ['en', 'np'],
    original: {
      tag: 'pi',
      text: 'माता यथा नियं पुत्तमायुसा एकपुत्तमनुरक्खे।\nएवम्पि सब्बभूतेसु मानसं भावये अपरिमाणं॥',
    },
  },
  {
    id: 'inner-cause',
    kind: 'person',
    text: {
      en: 'Some inner cause binds beings together; love does not lean on outward things.',
      np: 'भित्रको कुनै कारणले प्राणीलाई एकअर्कासँग गाँस्छ; माया बाहिरी कुराको भरमा हुँदैन।',
    },
    by: { en: 'Bhavabhuti', np: 'भवभूति' },
    source: { en: 'Uttararamacharita 6.12', np: 'उत्तररामचरित ६.१२' },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'व्यतिषजति पदार्थानान्तरः कोऽपि हेतुर्न खलु बहिरुपाधीन्प्रीतयः संश्रयन्ते।' },
  },
  {
    id: 'mother-and-motherland',
    kind: 'scripture',
    text: {
      en: 'Mother and motherland are greater even than heaven.',
      np: 'आमा र जन्मभूमि स्वर्गभन्दा पनि महान् हुन्।',
    },
    by: { en: 'Sanskrit saying', np: 'संस्कृत सूक्ति' },
    source: {
      en: 'National motto of Nepal; found in some editions of the Ramayana',
      np: 'नेपालको राष्ट्रिय वाक्य; रामायणका केही संस्करणमा पाइन्छ',
    },
    ours: ['en', 'np'],
    original: { tag: 'sa', text: 'जननी जन्मभूमिश्च स्वर्गादपि गरीयसी।' },
  },
  {
    id: 'two-and-a-half-letters',
    kind: 'person',
    text: {
      en: 'The world wore itself out reading books and no one grew wise; whoever reads the two and a half letters of love is wise.',
      np: 'पोथी पढ्दापढ्दै संसार थाक्यो, कोही पण्डित भएन; ‘प्रेम’ का साढे दुई अक्षर पढ्ने नै पण्डित हुन्छ।',
    },
    by: { en: 'Kabir', np: 'कबीर' },
    source: { en: 'Doha, by tradition his', np: 'दोहा, परम्पराले कबीरको मानिएको' },
    ours: ['en', 'np'],
  },
  {
    id: 'forget-and-smile',
    kind: 'person',
    text: {
      en: 'Better by far you should forget and smile\nThan that you should remember and be sad.',
      np: 'सम्झेर दुःखी हुनुभन्दा\nतिमी बिर्सेर हाँस्नु कति हो कति बेस।',
    },
    by: { en: 'Christina Rossetti', np: 'क्रिस्टिना रोसेटी' },
    source: { en: '“Remember” (1862)', np: 'कविता “Remember” (सन् १८६२)' },
    ours: ['np'],
  },
  {
    id: 'thread-of-love',
    kind: 'person',
    text: {
      en: 'Do not snap the thread of love: broken, it will not join again, and if it joins, a knot remains.',
      np: 'मायाको धागो झट्कारेर नचुँडाल्नू; चुँडिए फेरि जोडिँदैन, जोडिए पनि गाँठो पर्छ।',
    },
    by: { en: 'Rahim', np: 'रहीम' },
    source: { en: 'Doha, by tradition his', np: 'दोहा, परम्पराले रहीमको मानिएको' },
    ours: ['en', 'np'],
  },
  {
    id: 'boundless-as-the-sea',
    kind: 'person',
    text: {
      en: 'My bounty is as boundless as the sea,\nMy love as deep; the more I give to thee,\nThe more I have, for both are infinite.',
      np: 'मेरो दिने मन समुद्रजत्तिकै असीम छ,\nमाया उत्तिकै गहिरो; जति तिमीलाई दिन्छु\nउति मसँग बढ्छ, किनकि दुवै अनन्त छन्।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: { en: 'Romeo and Juliet, Act 2, scene 2', np: 'Romeo and Juliet, अङ्क २, दृश्य २' },
    ours: ['np'],
  },
  {
    id: 'not-with-the-eyes',
    kind: 'person',
    text: {
      en: 'Love looks not with the eyes, but with the mind.',
      np: 'माया आँखाले होइन, मनले हेर्छ।',
    },
    by: { en: 'William Shakespeare', np: 'विलियम सेक्सपियर' },
    source: {
      en: 'A Midsummer Night’s Dream, Act 1, scene 1',
      np: 'A Midsummer Night’s Dream, अङ्क १, दृश्य १',
    },
    ours: ['np'],
  },
  {
    id: 'let-me-count-the-ways',
    kind: 'person',
    text: {
      en: 'How do I love thee? Let me count the ways.',
      np: 'म तिमीलाई कसरी माया गर्छु? आऊ, एक एक गरी गनूँ।',
    },
    by: { en: 'Elizabeth Barrett Browning', np: 'एलिजाबेथ ब्यारेट ब्राउनिङ' },
    source: {
      en: 'Sonnets from the Portuguese 43 (1850)',
      np: 'Sonnets from the Portuguese ४३ (सन् १८५०)',
    },
    ours: ['np'],
  },
  {
    id: 'loved-and-lost',
    kind: 'person',
    text: {
      en: '’Tis better to have loved and lost\nThan never to have loved at all.',
      np: 'कहिल्यै माया नगर्नुभन्दा\nमाया गरेर गुमाउनु नै बेस।',
    },
    by: { en: 'Alfred, Lord Tennyson', np: 'अल्फ्रेड लर्ड टेनिसन' },
    source: {
      en: 'In Memoriam A.H.H., canto 27 (1850)',
      np: 'In Memoriam A.H.H., सर्ग २७ (सन् १८५०)',
    },
    ours: ['np'],
  },
  {
    id: 'jewel-of-the-name',
    kind: 'person',
    text: {
      en: 'I have found it, I have found the jewel: the wealth of Ram’s name.',
      np: 'पाएँ, मैले राम नामको रत्न-धन पाएँ।',
    },
    by: { en: 'Mirabai', np: 'मीराबाई' },
    source: { en: 'A song, by tradition hers', np: 'भजन, परम्पराले मीराबाईको मानिएको' },
    ours: ['en', 'np'],
    original: { tag: 'hi', text: 'पायो जी मैंने राम रतन धन पायो' },
  },
  {
    id: 'same-souls',
    kind: 'person',
    text: {
      en: 'Whatever our souls are made of, his and mine are the same.',
      np: 'हाम्रा आत्मा जेले बनेका भए पनि उसको र मेरो एउटै हो।',
    },
    by: { en: 'Emily Brontë', np: 'एमिली ब्रोन्टे' },
    source: {
      en: 'Wuthering Heights, chapter 9 (1847)',
      np: 'Wuthering Heights, अध्याय ९ (सन् १८४७)',
    },
    ours: ['np'],
  },
  {
    id: 'tenderness-of-heart',
    kind: 'person',
    text: {
      en: 'There is no charm equal to tenderness of heart.',
      np: 'मनको कोमलताजत्तिको मोहनी अर्को छैन।',
    },
    by: { en: 'Jane Austen', np: 'जेन अस्टिन' },
    source: { en: 'Emma, chapter 31 (1815)', np: 'Emma, अध्याय ३१ (सन् १८१५)' },
    ours: ['np'],
  },
  {
    id: 'heart-has-reasons',
    kind: 'person',
    text: {
      en: 'The heart has its reasons, which reason does not know.',
      np: 'मनका आफ्नै कारण हुन्छन्, जुन तर्कलाई थाहा हुँदैन।',
    },
    by: { en: 'Blaise Pascal', np: 'ब्लेज पास्कल' },
    source: { en: 'Pensées 277 (1670)', np: 'Pensées २७७ (सन् १६७०)' },
    ours: ['en', 'np'],
    original: { tag: 'fr', text: 'Le cœur a ses raisons, que la raison ne connaît point.' },
  },
  {
    id: 'many-waters',
    kind: 'scripture',
    text: {
      en: 'Many waters cannot quench love, neither can the floods drown it.',
      np: 'धेरै पानीले पनि मायालाई निभाउन सक्दैन, बाढीले पनि डुबाउन सक्दैन।',
    },
    by: { en: 'Song of Songs', np: 'श्रेष्ठगीत' },
    source: { en: '8:7, King James Version', np: '८:७' },
    ours: ['np'],
  },
  {
    id: 'love-conquers-all',
    kind: 'person',
    text: {
      en: 'Love conquers all; let us too yield to love.',
      np: 'माया सबैमाथि विजयी हुन्छ; हामी पनि मायासामु झुकौँ।',
    },
    by: { en: 'Virgil', np: 'भर्जिल' },
    source: { en: 'Eclogues 10.69', np: 'Eclogues १०.६९' },
    ours: ['en', 'np'],
    original: { tag: 'la', text: 'Omnia vincit Amor: et nos cedamus Amori.' },
  },
]

export default quotes
