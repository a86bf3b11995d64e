import { askAbout } from './poll-seed.ts'

const ask = askAbout('imagination')

export const imaginationPolls = [
  ask(
    'bird',
    { en: 'If you were a bird for a day, which?', np: 'एक दिन चरा बन्न पाए कुन बन्नुहुन्थ्यो?' },
    {
      danphe: { en: 'A danphe', np: 'डाँफे' },
      eagle: { en: 'An eagle', np: 'चिल' },
      swallow: { en: 'A swallow under a roof', np: 'बलेँसीको गौँथली' },
      cuckoo: { en: 'A cuckoo', np: 'कोइली' },
    },
  ),
  ask(
    'power',
    { en: 'Choose one small magic.', np: 'एउटा सानो जादु रोज्नुहोस्।' },
    {
      time: { en: 'To stop time for an hour', np: 'एक घण्टा समय रोक्न सक्ने' },
      animals: { en: 'To understand animals', np: 'जनावरको कुरा बुझ्न सक्ने' },
      places: { en: 'To be home in a blink', np: 'आँखा झिम्क्याउनेबित्तिकै घर पुग्न सक्ने' },
      sleep: { en: 'To choose my dreams', np: 'आफ्नो सपना आफैँ छान्न सक्ने' },
    },
  ),
  ask(
    'house',
    { en: 'Where does your dream house stand?', np: 'तपाईंको सपनाको घर कहाँ छ?' },
    {
      hill: { en: 'On a hill', np: 'डाँडामाथि' },
      river: { en: 'Beside a river', np: 'नदीको छेउमा' },
      city: { en: 'In the middle of a city', np: 'सहरको बीचमा' },
      village: { en: 'In my own village', np: 'आफ्नै गाउँमा' },
      sea: { en: 'By the sea', np: 'समुद्रको किनारमा' },
    },
  ),
  ask(
    'dinner',
    { en: 'Who would you invite to a meal?', np: 'सँगै बसेर खाना खान कसलाई बोलाउनुहुन्थ्यो?' },
    {
      poet: { en: 'A great poet', np: 'एक महान् कवि' },
      ancestor: { en: 'An ancestor', np: 'पुर्खामध्ये कोही' },
      future: { en: 'Myself in twenty years', np: 'बीस वर्षपछिको आफूलाई' },
      stranger: { en: 'A complete stranger', np: 'नचिनेको कोही' },
    },
  ),
  ask(
    'colour',
    { en: 'What colour is your heart today?', np: 'आज तपाईंको मनको रङ कस्तो छ?' },
    {
      yellow: { en: 'Marigold yellow', np: 'सयपत्रीजस्तो पहेँलो' },
      blue: { en: 'Evening blue', np: 'साँझजस्तो निलो' },
      red: { en: 'Rhododendron red', np: 'लालीगुराँसजस्तो रातो' },
      green: { en: 'Rice-field green', np: 'धानखेतजस्तो हरियो' },
      grey: { en: 'Cloud grey', np: 'बादलजस्तो फुस्रो' },
    },
  ),
  ask(
    'ticket',
    { en: 'A ticket falls from the sky. Where to?', np: 'आकाशबाट टिकट झर्‍यो। कता जाने?' },
    {
      rara: { en: 'Rara lake', np: 'रारा ताल' },
      mustang: { en: 'Mustang', np: 'मुस्ताङ' },
      janakpur: { en: 'Janakpur', np: 'जनकपुर' },
      ilam: { en: 'The tea gardens of Ilam', np: 'इलामको चियाबारी' },
      world: { en: 'Somewhere abroad', np: 'विदेशतिर कतै' },
    },
  ),
]
