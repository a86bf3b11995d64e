import { askAbout } from './poll-seed.ts'

const ask = askAbout('memories')

export const memoryPolls = [
  ask(
    'game',
    { en: 'Which game did you play till dark?', np: 'साँझ नपरुन्जेल कुन खेल खेल्नुहुन्थ्यो?' },
    {
      dandibiyo: { en: 'Dandi biyo', np: 'डन्डीबियो' },
      marbles: { en: 'Marbles', np: 'गुच्चा' },
      chungi: { en: 'Chungi', np: 'चुङ्गी' },
      hide: { en: 'Hide and seek', np: 'लुकामारी' },
      cricket: { en: 'Cricket in the lane', np: 'गल्लीमा क्रिकेट' },
    },
  ),
  ask(
    'school',
    { en: 'What do you remember best from school?', np: 'स्कुलको कुन कुरा सबैभन्दा सम्झना आउँछ?' },
    {
      bell: { en: 'The last bell', np: 'छुट्टीको घण्टी' },
      bench: { en: 'The friend on my bench', np: 'एउटै बेन्चको साथी' },
      tiffin: { en: 'Shared tiffin', np: 'बाँडेर खाएको खाजा' },
      walk: { en: 'The way there', np: 'स्कुल जाने बाटो' },
    },
  ),
  ask(
    'photo',
    { en: 'You find an old album. Which page first?', np: 'पुरानो एल्बम भेटियो। पहिला कुन पाना हेर्ने?' },
    {
      childhood: { en: 'My childhood', np: 'आफ्नो बालापनको' },
      parents: { en: 'My parents when young', np: 'आमाबुबाको जवानीको' },
      wedding: { en: 'A wedding', np: 'बिहेको' },
      journey: { en: 'A journey', np: 'घुम्न गएको' },
    },
  ),
  ask(
    'voice',
    { en: 'Which voice would you like to hear again?', np: 'कसको आवाज फेरि सुन्न मन छ?' },
    {
      grandparent: { en: 'A grandparent', np: 'हजुरबुबा वा हजुरआमाको' },
      friend: { en: 'A lost friend', np: 'छुटेको साथीको' },
      teacher: { en: 'A teacher', np: 'पढाउने गुरुको' },
      me: { en: 'My own, as a child', np: 'बालापनको आफ्नै' },
    },
  ),
  ask(
    'radio',
    { en: 'What did your house listen to?', np: 'तपाईंको घरमा के बज्थ्यो?' },
    {
      radio: { en: 'The morning radio', np: 'बिहानको रेडियो' },
      cassette: { en: 'Cassettes', np: 'क्यासेट' },
      tv: { en: 'Television', np: 'टेलिभिजन' },
      talk: { en: 'Only each other', np: 'एकअर्काका कुरा मात्र' },
    },
  ),
  ask(
    'letter',
    { en: 'A letter to your younger self would say…', np: 'सानो हुँदाको आफूलाई चिठी लेखे के लेख्नुहुन्थ्यो?' },
    {
      play: { en: 'Play longer', np: 'अझै खेल' },
      fear: { en: 'Don’t be so afraid', np: 'यति धेरै नडराऊ' },
      thanks: { en: 'Thank you', np: 'धन्यवाद' },
      hug: { en: 'Hug them while you can', np: 'समय छँदै सबैलाई अँगालो हाल' },
    },
  ),
]
