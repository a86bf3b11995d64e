import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

const ozSparkHub = {
  name: 'OzSparkHub',
  link: 'https://docs.ozsparkhub.com.au/en/community/crisis/immediate-help',
}

export const australia: HelpInCountry = {
  name: { en: 'Australia', np: 'अस्ट्रेलिया' },
  lines: [
    {
      id: 'au-lifeline',
      name: { en: 'Lifeline', np: 'लाइफलाइन' },
      ...dial('13 11 14'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: {
        en: 'for an interpreter call 131 450 first and ask for Lifeline',
        np: 'दोभासे चाहिए पहिले १३१ ४५० मा फोन गरेर लाइफलाइन भन्नुहोस्',
      },
      sources: [
        { name: 'Lifeline', link: 'https://www.llg.org.au/contact/accessibility' },
        ozSparkHub,
      ],
      checkedOn: null,
    },
    {
      id: 'au-1800respect',
      name: { en: '1800RESPECT, violence', np: '१८०० रेस्पेक्ट, हिंसा' },
      ...dial('1800 737 732'),
      reasons: ['hurt'],
      hours: dayAndNight,
      note: { en: 'interpreters on the phone', np: 'फोनमा दोभासे पाइन्छ' },
      sources: [
        {
          name: 'SBS',
          link: 'https://www.sbs.com.au/language/filipino/en/podcast-episode/think-carefully-before-you-call-triple-zero/3uc68pdt2',
        },
        ozSparkHub,
      ],
      checkedOn: null,
    },
    {
      id: 'au-kids',
      name: { en: 'Kids Helpline, 5 to 25 years', np: 'किड्स हेल्पलाइन, ५ देखि २५ वर्ष' },
      ...dial('1800 55 1800'),
      reasons: ['child'],
      hours: dayAndNight,
      sources: [
        {
          name: 'House of Representatives, 2023',
          link: 'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'au-000',
      name: emergencyName,
      ...dial('000'),
      reasons: ['ambulance', 'police'],
      hours: dayAndNight,
      note: { en: 'say your language and stay on the line', np: 'आफ्नो भाषा भन्नुहोस् र फोन नराख्नुहोस्' },
      sources: [
        { name: 'Ask for Health', link: 'https://askforhealth.org.au/calling-triple-zero-000' },
        ozSparkHub,
      ],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+61 2 6286 8006'),
    link: 'https://au.nepalembassy.gov.np',
    sources: [
      {
        name: 'notice of the embassy in Nepali Page, 2020',
        link: 'https://nepalipage.com/covid-19-update-nepalese-embassy-canberra/',
      },
    ],
  },
}
