import { askAbout } from './poll-seed.ts'

const ask = askAbout('wellness')

export const wellnessPolls = [
  ask(
    'rest',
    { en: 'What is real rest for you?', np: 'तपाईंका लागि साँचो आराम कुन हो?' },
    {
      sleep: { en: 'A long sleep', np: 'ढुक्कको निद्रा' },
      silence: { en: 'An hour of silence', np: 'एक घण्टाको मौनता' },
      people: { en: 'Being with my people', np: 'आफ्ना मान्छेसँगको बसाइ' },
      garden: { en: 'Working with my hands', np: 'हातले केही बनाउनु वा रोप्नु' },
    },
  ),
  ask(
    'morning',
    { en: 'What should a kind morning begin with?', np: 'राम्रो बिहान केबाट सुरु होस् जस्तो लाग्छ?' },
    {
      water: { en: 'A glass of warm water', np: 'एक गिलास मनतातो पानी' },
      tea: { en: 'Tea, before words', np: 'बोल्नुअघि एक कप चिया' },
      sun: { en: 'A little sunshine', np: 'अलिकति घाम' },
      prayer: { en: 'A prayer or a quiet thought', np: 'प्रार्थना वा शान्त चिन्तन' },
      bed: { en: 'Five more minutes in bed', np: 'ओछ्यानमा अझै पाँच मिनेट' },
    },
  ),
  ask(
    'walk',
    { en: 'Where would you walk right now?', np: 'अहिले नै हिँड्न पाए कहाँ जानुहुन्थ्यो?' },
    {
      forest: { en: 'Into a forest', np: 'जङ्गलको बाटोतिर' },
      river: { en: 'Along a river', np: 'खोलाको किनारैकिनार' },
      lanes: { en: 'Through old lanes', np: 'पुराना गल्लीतिर' },
      fields: { en: 'Between rice fields', np: 'धानखेतको आलीमा' },
    },
  ),
  ask(
    'phone',
    { en: 'A day without your phone would feel…', np: 'एक दिन मोबाइल नचलाउँदा कस्तो होला?' },
    {
      free: { en: 'Free', np: 'स्वतन्त्र' },
      long: { en: 'Very long', np: 'निकै लामो' },
      calm: { en: 'Calm after an hour', np: 'एक घण्टापछि शान्त' },
      impossible: { en: 'I can’t imagine it', np: 'सोच्नै सकिनँ' },
    },
  ),
  ask(
    'kind-word',
    { en: 'Which words would do you good today?', np: 'आज कुन कुरा सुन्न पाए मन हलुका हुन्थ्यो?' },
    {
      proud: { en: '“I’m proud of you”', np: '“तिमीलाई देखेर गर्व लाग्छ”' },
      rest: { en: '“Take your time”', np: '“हतार नगर, बिस्तारै गर”' },
      here: { en: '“I’m here”', np: '“म छु नि”' },
      thanks: { en: '“Thank you”', np: '“धन्यवाद”' },
    },
  ),
  ask(
    'music',
    { en: 'What do you listen to when your heart is full?', np: 'मन भरिएर आउँदा के सुन्नुहुन्छ?' },
    {
      adhunik: { en: 'Old Nepali modern songs', np: 'पुराना आधुनिक गीत' },
      folk: { en: 'Folk songs and sarangi', np: 'लोकगीत र सारङ्गी' },
      bhajan: { en: 'Bhajans or chants', np: 'भजन वा मन्त्र' },
      foreign: { en: 'Songs in another language', np: 'अर्को भाषाका गीत' },
      silence: { en: 'Nothing at all', np: 'केही पनि सुन्दिनँ' },
    },
  ),
]
