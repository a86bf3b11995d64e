import { askAbout } from './poll-seed.ts'

const ask = askAbout('happiness')

export const happinessPolls = [
  ask(
    'sound',
    { en: 'Which sound lifts your heart?', np: 'केको आवाजले मन हलुका हुन्छ?' },
    {
      rain: { en: 'Rain on a tin roof', np: 'जस्तापातामा परेको पानीको' },
      laughter: { en: 'A child laughing', np: 'बच्चाको हाँसोको' },
      bells: { en: 'Temple bells at dawn', np: 'बिहानीपखको घण्टीको' },
      birds: { en: 'Birds outside the window', np: 'झ्यालबाहिरका चराको' },
    },
  ),
  ask(
    'smell',
    { en: 'Which smell makes you smile?', np: 'केको बास्नाले ओठमा मुस्कान ल्याउँछ?' },
    {
      earth: { en: 'First rain on dry earth', np: 'पहिलो वर्षाले भिजेको माटोको' },
      tea: { en: 'Tea with ginger on the stove', np: 'चुलोमा उम्लिँदै गरेको अदुवा चियाको' },
      book: { en: 'A new book', np: 'नयाँ किताबको' },
      marigold: { en: 'Marigold garlands', np: 'सयपत्रीको मालाको' },
    },
  ),
  ask(
    'hour',
    { en: 'Which hour of the day do you love most?', np: 'दिनको कुन समय तपाईंलाई सबैभन्दा मन पर्छ?' },
    {
      dawn: { en: 'Dawn, before anyone is up', np: 'सबै सुतिरहेको झिसमिसे बिहान' },
      noon: { en: 'A sunny noon in winter', np: 'हिउँदको घमाइलो दिउँसो' },
      dusk: { en: 'Dusk, when lamps are lit', np: 'बत्ती बल्ने साँझ' },
      night: { en: 'Late night, all quiet', np: 'सुनसान मध्यरात' },
    },
  ),
  ask(
    'small-luck',
    { en: 'Which small piece of luck is the sweetest?', np: 'कुन सानो खुसी सबैभन्दा मिठो लाग्छ?' },
    {
      money: { en: 'Money found in an old pocket', np: 'पुरानो गोजीमा भेटिएको पैसा' },
      seat: { en: 'A window seat on the bus', np: 'बसमा झ्यालपट्टिको सिट' },
      song: { en: 'My song on the radio', np: 'रेडियोमा बजेको मन पर्ने गीत' },
      holiday: { en: 'A holiday I had forgotten', np: 'बिर्सिएको एउटा बिदा' },
    },
  ),
  ask(
    'share',
    { en: 'Good news! Who hears it first?', np: 'खुसीको खबर आयो! पहिला कसलाई सुनाउनुहुन्छ?' },
    {
      mother: { en: 'My mother or father', np: 'आमा वा बुबालाई' },
      friend: { en: 'My closest friend', np: 'मिल्ने साथीलाई' },
      partner: { en: 'The one I love', np: 'माया गर्ने मान्छेलाई' },
      diary: { en: 'My diary', np: 'डायरीलाई' },
    },
  ),
  ask(
    'enough',
    { en: 'What is enough for a good evening?', np: 'राम्रो साँझका लागि के भए पुग्छ?' },
    {
      tea: { en: 'Tea and a friend', np: 'चिया र एक जना साथी' },
      film: { en: 'An old film', np: 'एउटा पुरानो चलचित्र' },
      sky: { en: 'A roof and the sky', np: 'छत र खुला आकाश' },
      food: { en: 'A warm meal', np: 'तातो खाना' },
    },
  ),
]
