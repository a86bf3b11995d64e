import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.help.title': 'यसमा तपाईं एक्लो हुनुहुन्न',
  'common.help.description':
    'एक थिचाइमै फोन गर्न मिल्ने नम्बर, एक लामो सास र आफ्नो मान्छे। इन्टरनेट नहुँदा पनि खुल्छ।',
  'common.help.lead': 'मन साह्रै गाह्रो भए एक्लै नबस्नुहोस्, अहिले नै कसैसँग कुरा गर्नुहोस्। ठुलै आपत् पर्नु पर्दैन।',
  'common.help.call': 'फोन गर्नुहोस्',
  'common.help.checked': 'नम्बरहरू सार्वजनिक स्रोतबाट लिइएका हुन्; कुनै फेरिएको भए हामीलाई भन्नुहोस्।',
  'common.help.answered': '{day} मा फोन उठेको',
  'common.help.person': 'वा आफ्नो मान्छेलाई',
  'common.help.personLead': 'साथी, दिदीबहिनी, छिमेकी: फोन उठाउने जोसुकै। “एकछिन कुरा गर्न मिल्छ?” भने पुग्छ।',
  'common.help.breathe': 'वा एक लामो सास',
  'common.help.breatheLead': 'चारसम्म गन्दै सास लिनुहोस्। चारसम्म रोक्नुहोस्। छसम्म गन्दै छोड्नुहोस्। फेरि एकपटक।',
  'common.help.breatheLink': 'सँगै सास फेरौँ',
}

export default words
