import { askAbout } from './poll-seed.ts'

const ask = askAbout('nature')

export const naturePolls = [
  ask(
    'season',
    { en: 'Which season is yours?', np: 'तपाईंको मनको ऋतु कुन हो?' },
    {
      spring: { en: 'Spring, with rhododendrons', np: 'लालीगुराँस फुल्ने वसन्त' },
      monsoon: { en: 'The green monsoon', np: 'हरियो वर्षा' },
      autumn: { en: 'Clear autumn', np: 'खुला आकाशको शरद' },
      winter: { en: 'Winter sun', np: 'पारिलो घामको हिउँद' },
    },
  ),
  ask(
    'water',
    { en: 'Which water calms you?', np: 'कुन पानीको छेउमा मन शान्त हुन्छ?' },
    {
      lake: { en: 'A still lake', np: 'निश्चल ताल' },
      river: { en: 'A loud river', np: 'सुसाइरहेको नदी' },
      sea: { en: 'The sea', np: 'समुद्र' },
      tap: { en: 'An old stone spout', np: 'ढुङ्गेधारा' },
    },
  ),
  ask(
    'tree',
    { en: 'Under which tree would you sit?', np: 'कुन रुखको फेदमा बसौँ जस्तो लाग्छ?' },
    {
      pipal: { en: 'A pipal at the chautari', np: 'चौतारीको पीपल' },
      pine: { en: 'A whispering pine', np: 'सुसाउने सल्लो' },
      mango: { en: 'A mango tree', np: 'आँपको रुख' },
      siris: { en: 'A siris in bloom', np: 'फुलेको शिरीष' },
    },
  ),
  ask(
    'view',
    { en: 'Which view would you wake up to?', np: 'बिहान आँखा खोल्दा के देख्न मन छ?' },
    {
      mountain: { en: 'A white mountain', np: 'सेतो हिमाल' },
      terraces: { en: 'Terraced fields', np: 'गह्रा गह्रा परेका खेत' },
      plains: { en: 'Wide plains in mist', np: 'कुहिरोले ढाकेको तराईको फाँट' },
      city: { en: 'City roofs', np: 'सहरका छतहरू' },
    },
  ),
  ask(
    'flower',
    { en: 'Which flower would you plant today?', np: 'आज एउटा फूल रोप्न पाए कुन रोप्नुहुन्छ?' },
    {
      marigold: { en: 'Marigold', np: 'सयपत्री' },
      globe: { en: 'Globe amaranth', np: 'मखमली' },
      rose: { en: 'Rose', np: 'गुलाफ' },
      rhododendron: { en: 'Rhododendron', np: 'लालीगुराँस' },
      night: { en: 'Night jasmine', np: 'पारिजात' },
    },
  ),
  ask(
    'sky',
    { en: 'What do you look for in the sky?', np: 'आकाशमा तपाईंका आँखाले के खोज्छन्?' },
    {
      moon: { en: 'The moon', np: 'जून' },
      stars: { en: 'Stars', np: 'तारा' },
      clouds: { en: 'Shapes in the clouds', np: 'बादलका आकार' },
      kites: { en: 'Kites', np: 'चङ्गा' },
      planes: { en: 'Planes, and who is on them', np: 'जहाज, र त्यसमा उडेका मान्छे' },
    },
  ),
]
