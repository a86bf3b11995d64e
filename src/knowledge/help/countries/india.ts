import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

const government = {
  name: 'Answer of the government in parliament, 2025',
  link: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
}
const legalClarity = {
  name: 'LegalClarity',
  link: 'https://legalclarity.org/emergency-number-in-india-who-to-call-for-help',
}

export const india: HelpInCountry = {
  name: { en: 'India', np: 'भारत' },
  lines: [
    {
      id: 'in-14416',
      name: { en: 'Tele MANAS, mental health', np: 'टेली मानस, मनको स्वास्थ्य' },
      ...dial('14416'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'free; 20 languages, differing by state', np: 'निःशुल्क; राज्यअनुसार २० भाषा' },
      sources: [
        {
          name: 'The Shillong Times, 2025',
          link: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
        },
        government,
      ],
      checkedOn: null,
    },
    {
      id: 'in-181',
      name: { en: "Women's helpline", np: 'महिला हेल्पलाइन' },
      ...dial('181'),
      reasons: ['hurt'],
      hours: dayAndNight,
      sources: [government, legalClarity],
      checkedOn: null,
    },
    {
      id: 'in-1098',
      name: { en: 'Child helpline', np: 'बाल हेल्पलाइन' },
      ...dial('1098'),
      reasons: ['child'],
      hours: dayAndNight,
      sources: [government, legalClarity],
      checkedOn: null,
    },
    {
      id: 'in-112',
      name: emergencyName,
      ...dial('112'),
      reasons: ['ambulance', 'police'],
      hours: dayAndNight,
      sources: [government, legalClarity],
      checkedOn: null,
    },
  ],
  embassy: { phone: null, link: 'https://in.nepalembassy.gov.np', sources: [] },
}
