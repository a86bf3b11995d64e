import { askAbout } from './poll-seed.ts'

const ask = askAbout('home')

export const homePolls = [
  ask(
    'place',
    { en: 'Where in the house are you most yourself?', np: 'घरको कुन ठाउँमा मन सबैभन्दा रमाउँछ?' },
    {
      kitchen: { en: 'The kitchen', np: 'भान्सामा' },
      roof: { en: 'The roof', np: 'छतमा' },
      porch: { en: 'The porch', np: 'पिँढीमा' },
      bed: { en: 'My own bed', np: 'आफ्नै ओछ्यानमा' },
      window: { en: 'Beside the window', np: 'झ्यालको छेउमा' },
    },
  ),
  ask(
    'far',
    { en: 'Far from home, what do you miss first?', np: 'घरबाट टाढा हुँदा पहिला के सम्झनुहुन्छ?' },
    {
      food: { en: 'The food', np: 'घरको खाना' },
      voices: { en: 'The voices', np: 'घरका आवाज' },
      language: { en: 'Speaking my own language', np: 'आफ्नै भाषामा बोल्न पाउनु' },
      hills: { en: 'The hills or the fields', np: 'डाँडाकाँडा र खेतबारी' },
    },
  ),
  ask(
    'call',
    { en: 'When home calls, what is asked first?', np: 'घरबाट फोन आउँदा पहिलो प्रश्न के हुन्छ?' },
    {
      eaten: { en: '“Have you eaten?”', np: '“खाना खायौ?”' },
      when: { en: '“When are you coming?”', np: '“कहिले आउँछौ?”' },
      weather: { en: '“Is it cold there?”', np: '“त्यता जाडो छ?”' },
      well: { en: '“Are you well?”', np: '“सन्चै छौ?”' },
    },
  ),
  ask(
    'grandparents',
    { en: 'What did your grandparents give you?', np: 'हजुरबुबा र हजुरआमाबाट तपाईंले के पाउनुभयो?' },
    {
      stories: { en: 'Stories', np: 'कथा' },
      sweets: { en: 'Sweets in secret', np: 'लुकाएर दिएको मिठाई' },
      patience: { en: 'Patience', np: 'धैर्य' },
      name: { en: 'My name', np: 'मेरो नाम' },
    },
  ),
  ask(
    'keep',
    { en: 'Which old thing would you never throw away?', np: 'कुन पुरानो चिज तपाईं कहिल्यै फाल्नुहुन्न?' },
    {
      photo: { en: 'A faded photograph', np: 'खुइलिएको फोटो' },
      letter: { en: 'A letter', np: 'एउटा चिठी' },
      clothes: { en: 'A piece of clothing', np: 'एउटा लुगा' },
      vessel: { en: 'A brass vessel', np: 'पित्तलको भाँडो' },
      notebook: { en: 'A school notebook', np: 'स्कुलको कापी' },
    },
  ),
  ask(
    'guest',
    { en: 'A guest arrives unannounced. First thing?', np: 'खबरै नगरी पाहुना आए! पहिला के गर्नुहुन्छ?' },
    {
      tea: { en: 'Put the tea on', np: 'चिया बसाल्छु' },
      tidy: { en: 'Hide the mess', np: 'छरिएको सामान लुकाउँछु' },
      joy: { en: 'Sit down and talk', np: 'बसेर गफ थाल्छु' },
      shop: { en: 'Run to the shop', np: 'पसलतिर दौडिन्छु' },
    },
  ),
]
