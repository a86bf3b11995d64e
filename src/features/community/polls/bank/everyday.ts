import { askAbout } from './poll-seed.ts'

const ask = askAbout('everyday')

export const everydayPolls = [
  ask(
    'bus',
    { en: 'On a long bus ride, you…', np: 'लामो बस यात्रामा तपाईं…' },
    {
      window: { en: 'Look out of the window', np: 'झ्यालबाहिर हेर्नुहुन्छ' },
      songs: { en: 'Listen to songs', np: 'गीत सुन्नुहुन्छ' },
      sleep: { en: 'Sleep through it', np: 'निदाउनुहुन्छ' },
      friends: { en: 'Make a friend', np: 'नयाँ साथी बनाउनुहुन्छ' },
    },
  ),
  ask(
    'power-cut',
    { en: 'The power goes out. What now?', np: 'बत्ती गयो। अब के गर्ने?' },
    {
      candle: { en: 'Light a candle and talk', np: 'मैनबत्ती बालेर गफ गर्ने' },
      stars: { en: 'Go up and see the stars', np: 'छतमा गएर तारा हेर्ने' },
      sleep: { en: 'Sleep early', np: 'चाँडै सुत्ने' },
      songs: { en: 'Sing', np: 'गीत गाउने' },
    },
  ),
  ask(
    'saturday',
    { en: 'What is Saturday for?', np: 'शनिबार केका लागि बनेको हो?' },
    {
      washing: { en: 'Washing clothes in the sun', np: 'घाममा लुगा धुन' },
      sleeping: { en: 'Sleeping', np: 'सुत्न' },
      family: { en: 'A long family meal', np: 'परिवारसँग बसेर खान' },
      roaming: { en: 'Roaming', np: 'घुम्न' },
      work: { en: 'Catching up on work', np: 'छुटेका काम भ्याउन' },
    },
  ),
  ask(
    'umbrella',
    { en: 'Rain, and no umbrella!', np: 'पानी पर्‍यो, छाता छैन!' },
    {
      run: { en: 'I run', np: 'दौडिन्छु' },
      wait: { en: 'I wait in a tea shop', np: 'चिया पसलमा ओत लाग्छु' },
      soak: { en: 'I get happily soaked', np: 'रमाउँदै भिज्छु' },
      share: { en: 'I join a stranger’s umbrella', np: 'अरूकै छातामुनि पस्छु' },
    },
  ),
  ask(
    'bargain',
    { en: 'Do you bargain at the market?', np: 'बजारमा तपाईं मोलमोलाइ गर्नुहुन्छ?' },
    {
      always: { en: 'Always, it’s a sport', np: 'सधैँ, यो त खेल हो' },
      shy: { en: 'I’m too shy', np: 'लाज लाग्छ' },
      smile: { en: 'I just smile and wait', np: 'मुसुक्क हाँसेर पर्खिन्छु' },
      mother: { en: 'I bring my mother', np: 'आमालाई सँगै लैजान्छु' },
    },
  ),
  ask(
    'plant',
    { en: 'What grows near your window?', np: 'तपाईंको झ्यालनेर के हुर्किरहेको छ?' },
    {
      tulsi: { en: 'Tulsi', np: 'तुलसी' },
      flowers: { en: 'Flowers', np: 'फूल' },
      chillies: { en: 'Chillies or coriander', np: 'खुर्सानी वा धनियाँ' },
      money: { en: 'A money plant', np: 'मनी प्लान्ट' },
      nothing: { en: 'Nothing yet', np: 'अहिलेसम्म केही छैन' },
    },
  ),
]
