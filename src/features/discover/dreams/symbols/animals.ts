import type { DreamSymbol } from './symbol.ts'

const symbols: readonly DreamSymbol[] = [
  {
    id: 'snake',
    emoji: '🐍',
    label: { en: 'Snake', np: 'सर्प' },
    words: [
      'snake',
      'serpent',
      'cobra',
      'sarpa',
      'sarpha',
      'nag',
      'naag',
      'saamp',
      'सर्प',
      'नाग',
      'साँप',
    ],
    meaning: {
      en: 'Something in you is shedding an old skin. Many in Nepal take a snake, above all a white one, as a sign of coming wealth.',
      np: 'मनको कुनै पुरानो काँचुली फेरिँदै छ। सर्प, झन् सेतो सर्प देखे धन आउँछ भन्ने धेरैको विश्वास छ।',
    },
    folk: true,
  },
  {
    id: 'fish',
    emoji: '🐟',
    label: { en: 'Fish', np: 'माछा' },
    words: ['fish', 'fishing', 'machha', 'machho', 'maachha', 'माछा', 'माछो'],
    meaning: {
      en: 'Something is moving under the surface. A fish is widely taken as money or good luck on the way.',
      np: 'सतहमुनि केही चलिरहेको छ। माछा देखे पैसा वा शुभ काम हुन्छ भन्ने व्यापक विश्वास छ।',
    },
    folk: true,
  },
  {
    id: 'cow',
    emoji: '🐄',
    label: { en: 'Cow', np: 'गाई' },
    words: ['cow', 'calf', 'gai', 'baachho', 'bachho', 'गाई', 'बाच्छो', 'बाच्छी'],
    meaning: {
      en: 'Patience and plenty. The cow is honoured at Tihar, and seeing one is counted a blessing.',
      np: 'धैर्य र सम्पन्नता। तिहारमा पुजिने गाई देख्नु शुभ मानिन्छ।',
    },
    folk: true,
  },
  {
    id: 'buffalo',
    emoji: '🐃',
    label: { en: 'Buffalo', np: 'भैँसी' },
    words: ['buffalo', 'bhaisi', 'bhainsi', 'rango', 'भैँसी', 'राँगो'],
    meaning: {
      en: 'A heavy task moving slowly. Some fear it as the mount of Yama; a dream cannot call anyone.',
      np: 'बिस्तारै चलेको गह्रौँ काम। यमको वाहन भनेर कोही डराउँछन्, तर सपनाले कसैलाई बोलाउन सक्दैन।',
    },
    folk: true,
  },
  {
    id: 'elephant',
    emoji: '🐘',
    label: { en: 'Elephant', np: 'हात्ती' },
    words: ['elephant', 'hatti', 'haatti', 'ganesh', 'हात्ती', 'गणेश'],
    meaning: {
      en: 'Strength with a long memory. Ganesha’s animal, and a dream of luck.',
      np: 'लामो सम्झना भएको बल। गणेशसँग जोडिएकाले शुभ मानिन्छ।',
    },
    folk: true,
  },
  {
    id: 'horse',
    emoji: '🐎',
    label: { en: 'Horse', np: 'घोडा' },
    words: ['horse', 'ghoda', 'ghora', 'घोडा', 'घोडी'],
    meaning: {
      en: 'Energy that wants a direction. Riding one is taken for a step up.',
      np: 'दिशा खोजेको जाँगर। घोडा चढेको देखे मान बढ्छ भनिन्छ।',
    },
    folk: true,
  },
  {
    id: 'tiger',
    emoji: '🐅',
    label: { en: 'Tiger', np: 'बाघ' },
    words: [
      'tiger',
      'leopard',
      'lion',
      'bagh',
      'baagh',
      'chituwa',
      'singha',
      'बाघ',
      'चितुवा',
      'सिंह',
    ],
    meaning: {
      en: 'A power you respect or fear. Sometimes it is your own.',
      np: 'आदर वा डर लाग्ने शक्ति। कहिलेकाहीँ त्यो आफ्नै हुन्छ।',
    },
  },
  {
    id: 'dog',
    emoji: '🐕',
    label: { en: 'Dog', np: 'कुकुर' },
    words: ['dog', 'puppy', 'kukur', 'कुकुर', 'छाउरो'],
    meaning: {
      en: 'Loyalty, yours or another’s. If it barked, a boundary asks to be noticed.',
      np: 'आफ्नो वा अरूको वफादारी। भुकेको थियो भने कुनै सीमाले ध्यान मागेको छ।',
    },
  },
  {
    id: 'cat',
    emoji: '🐈',
    label: { en: 'Cat', np: 'बिरालो' },
    words: ['cat', 'kitten', 'biralo', 'birali', 'बिरालो', 'बिराली'],
    meaning: {
      en: 'The independent part of you, seen from the corner of the eye.',
      np: 'आफ्नै तालमा हिँड्ने मन, आँखाको कुनाबाट देखिएको।',
    },
  },
  {
    id: 'crow',
    emoji: '🐦‍⬛',
    label: { en: 'Crow', np: 'काग' },
    words: ['crow', 'raven', 'kaag', 'kag', 'काग', 'कौवा'],
    meaning: {
      en: 'A message. On Kag Tihar we feed the crow as the bearer of news; hear it before you fear it.',
      np: 'सन्देश। काग तिहारमा खबर ल्याउने भनेर कागलाई खुवाइन्छ; डराउनुअघि सुन्नुहोस्।',
    },
    folk: true,
  },
  {
    id: 'bird',
    emoji: '🐦',
    label: { en: 'Bird', np: 'चरा' },
    words: [
      'bird',
      'birds',
      'parrot',
      'sparrow',
      'chara',
      'suga',
      'bhangera',
      'चरा',
      'चरो',
      'सुगा',
      'भँगेरा',
    ],
    meaning: {
      en: 'A thought that wants to leave the nest.',
      np: 'गुँड छोड्न खोजेको एउटा सोच।',
    },
  },
  {
    id: 'peacock',
    emoji: '🦚',
    label: { en: 'Peacock', np: 'मयूर' },
    words: ['peacock', 'mayur', 'majur', 'मयूर', 'मजुर'],
    meaning: {
      en: 'Joy in being seen. Dance; the rain is near.',
      np: 'आफू देखिन पाउँदाको खुसी। नाच्नुहोस्, पानी पर्न लागेको छ।',
    },
  },
  {
    id: 'spider',
    emoji: '🕷️',
    label: { en: 'Spider', np: 'माकुरो' },
    words: ['spider', 'web', 'makuro', 'makura', 'jaalo', 'माकुरो', 'माकुरा', 'जालो'],
    meaning: {
      en: 'Patient making, or a feeling of being caught. Which thread is yours?',
      np: 'धैर्यले बुनेको कुरा वा जालमा परेको भान। कुन धागो तपाईंको हो?',
    },
  },
  {
    id: 'bee',
    emoji: '🐝',
    label: { en: 'Bees and honey', np: 'मौरी र मह' },
    words: ['bee', 'bees', 'honey', 'mauri', 'maha', 'मौरी', 'मह'],
    meaning: {
      en: 'Sweetness made by many small journeys.',
      np: 'धेरै साना यात्राले बनेको मिठास।',
    },
  },
  {
    id: 'lizard',
    emoji: '🦎',
    label: { en: 'Lizard', np: 'माउसुली' },
    words: ['lizard', 'gecko', 'mausuli', 'chheparo', 'माउसुली', 'छेपारो'],
    meaning: {
      en: 'A small unease on the wall. Some call it a warning; look once, then let it run.',
      np: 'भित्तामा सानो शङ्का। कोही सावधानीको सङ्केत भन्छन्; एक पटक हेर्नुहोस्, अनि जान दिनुहोस्।',
    },
    folk: true,
  },
]

export default symbols
