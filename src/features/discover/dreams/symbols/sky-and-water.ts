import type { DreamSymbol } from './symbol.ts'

const symbols: readonly DreamSymbol[] = [
  {
    id: 'water',
    emoji: '💧',
    label: { en: 'Water', np: 'पानी' },
    words: ['water', 'paani', 'pani', 'पानी'],
    meaning: {
      en: 'Water is feeling. Clear water, a clear heart; cloudy water, something waiting to be said.',
      np: 'पानी भनेको भावना हो। सङ्लो पानी सङ्लो मन, धमिलो पानी भन्न बाँकी कुनै कुरा।',
    },
  },
  {
    id: 'river',
    emoji: '🏞️',
    label: { en: 'River', np: 'नदी' },
    words: ['river', 'stream', 'nadi', 'khola', 'नदी', 'खोला', 'खोलो'],
    meaning: {
      en: 'You are on the way from one bank of life to another. Crossing it is taken as a difficulty overcome.',
      np: 'जीवनको एक किनारबाट अर्कोतिर जाँदै हुनुहुन्छ। खोला तरेको देखे अप्ठ्यारो टर्छ भनिन्छ।',
    },
    folk: true,
  },
  {
    id: 'sea',
    emoji: '🌊',
    label: { en: 'Sea', np: 'समुद्र' },
    words: ['sea', 'ocean', 'wave', 'waves', 'samudra', 'saagar', 'समुद्र', 'सागर', 'लहर'],
    meaning: {
      en: 'A feeling bigger than words. Stand on the shore first; you need not swim it all at once.',
      np: 'शब्दभन्दा ठुलो भावना। पहिला किनारमा उभिनुहोस्, सबै एकैचोटि तर्नु पर्दैन।',
    },
  },
  {
    id: 'flood',
    emoji: '🌧️',
    label: { en: 'Flood', np: 'बाढी' },
    words: ['flood', 'landslide', 'badhi', 'baadhi', 'pahiro', 'बाढी', 'पहिरो'],
    meaning: {
      en: 'Too much has come at once. Ask what can be moved to higher ground, and who can help carry it.',
      np: 'एकैचोटि धेरै कुरा आइपर्‍यो। के कुरा सुरक्षित ठाउँमा सार्न सकिन्छ र कसले साथ दिन सक्छ, सोच्नुहोस्।',
    },
  },
  {
    id: 'rain',
    emoji: '☔',
    label: { en: 'Rain', np: 'वर्षा' },
    words: ['rain', 'raining', 'barsa', 'barsha', 'jhari', 'वर्षा', 'झरी', 'पानी पर्नु'],
    meaning: {
      en: 'Something held back is being let down gently. After rain, things grow.',
      np: 'थामिएको कुनै कुरा बिस्तारै बगिरहेको छ। झरीपछि बिरुवा सप्रिन्छ।',
    },
  },
  {
    id: 'fire',
    emoji: '🔥',
    label: { en: 'Fire', np: 'आगो' },
    words: ['fire', 'burning', 'flame', 'aago', 'आगो', 'आगलागी'],
    meaning: {
      en: 'Strong energy: anger, love or a wish to begin. Fire cooks as well as burns.',
      np: 'बलियो ऊर्जा: रिस, माया वा केही सुरु गर्ने चाहना। आगोले पोल्छ पनि, पकाउँछ पनि।',
    },
  },
  {
    id: 'sun',
    emoji: '☀️',
    label: { en: 'Sun', np: 'सूर्य' },
    words: ['sun', 'sunrise', 'sunlight', 'sunshine', 'surya', 'gham', 'ghaam', 'सूर्य', 'घाम'],
    meaning: {
      en: 'Clarity, and a new morning of strength.',
      np: 'स्पष्टता र बलको नयाँ बिहान।',
    },
  },
  {
    id: 'moon',
    emoji: '🌙',
    label: { en: 'Moon', np: 'चन्द्रमा' },
    words: ['moon', 'moonlight', 'chandra', 'chandrama', 'jun', 'चन्द्रमा', 'जून', 'जुन'],
    meaning: {
      en: 'Feelings that wax and wane. What is dark tonight is not gone.',
      np: 'घट्ने बढ्ने भावना। आज नदेखिएको कुरा हराएको होइन।',
    },
  },
  {
    id: 'star',
    emoji: '⭐',
    label: { en: 'Stars', np: 'तारा' },
    words: ['star', 'stars', 'tara', 'तारा', 'ताराहरू'],
    meaning: {
      en: 'A distant hope that still gives direction.',
      np: 'टाढाको आशा, जसले अझै बाटो देखाउँछ।',
    },
  },
  {
    id: 'sky',
    emoji: '☁️',
    label: { en: 'Sky and clouds', np: 'आकाश, बादल' },
    words: ['sky', 'cloud', 'clouds', 'aakash', 'akash', 'badal', 'आकाश', 'बादल'],
    meaning: {
      en: 'Space to breathe. Clouds pass; the sky stays.',
      np: 'सास फेर्ने ठाउँ। बादल जान्छ, आकाश रहन्छ।',
    },
  },
  {
    id: 'rainbow',
    emoji: '🌈',
    label: { en: 'Rainbow', np: 'इन्द्रेणी' },
    words: ['rainbow', 'indreni', 'इन्द्रेणी'],
    meaning: {
      en: 'A promise seen through rain.',
      np: 'झरीबाटै देखिएको वाचा।',
    },
  },
  {
    id: 'storm',
    emoji: '⛈️',
    label: { en: 'Storm and thunder', np: 'आँधी, चट्याङ' },
    words: [
      'storm',
      'thunder',
      'lightning',
      'wind',
      'aandhi',
      'hawa',
      'chatyang',
      'bijuli',
      'आँधी',
      'हुरी',
      'चट्याङ',
      'बिजुली',
    ],
    meaning: {
      en: 'Tension letting go of its noise. Storms are loud because they end.',
      np: 'तनावले आवाज निकालेको। आँधी सकिने भएरै चर्को हुन्छ।',
    },
  },
  {
    id: 'snow',
    emoji: '❄️',
    label: { en: 'Snow', np: 'हिउँ' },
    words: ['snow', 'ice', 'hiun', 'hiu', 'हिउँ', 'बरफ'],
    meaning: {
      en: 'A pause, cold and clean. Under it, seeds wait.',
      np: 'चिसो र सफा विश्राम। त्यसमुनि बिउ पर्खिरहेका छन्।',
    },
  },
  {
    id: 'earthquake',
    emoji: '🏚️',
    label: { en: 'Earthquake', np: 'भुइँचालो' },
    words: ['earthquake', 'quake', 'bhuichalo', 'bhukampa', 'bhuinchalo', 'भुइँचालो', 'भूकम्प'],
    meaning: {
      en: 'The body remembers. If you lived through one, be gentle with yourself and count what stands today.',
      np: 'शरीरले सम्झिरहन्छ। भुइँचालो भोग्नुभएको छ भने आफूसँग नरम हुनुहोस् र आज के के अडिएको छ, गन्नुहोस्।',
    },
  },
  {
    id: 'darkness',
    emoji: '🌑',
    label: { en: 'Darkness', np: 'अँध्यारो' },
    words: ['dark', 'darkness', 'night', 'adhyaro', 'andhyaro', 'raat', 'अँध्यारो', 'रात', 'औँसी'],
    meaning: {
      en: 'Not knowing yet. Eyes need a little time; so do hearts.',
      np: 'अझै थाहा नभएको अवस्था। आँखालाई केही समय चाहिन्छ, मनलाई पनि।',
    },
  },
  {
    id: 'drowning',
    emoji: '🫧',
    label: { en: 'Drowning', np: 'डुब्नु' },
    words: ['drown', 'drowning', 'drowned', 'sinking', 'dubnu', 'dubeko', 'डुबे*', 'डुब्*', 'डुबि*'],
    meaning: {
      en: 'More on you than one breath can hold. Name one thing to put down, and one person to call.',
      np: 'एक सासले नथाम्ने भार। बिसाउने एउटा कुरा र बोलाउने एउटा मान्छेको नाम सोच्नुहोस्।',
    },
  },
]

export default symbols
