import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

export const unitedStates: HelpInCountry = {
  name: { en: 'United States', np: 'अमेरिका' },
  lines: [
    {
      id: 'us-988',
      name: { en: '988 Suicide & Crisis Lifeline', np: '९८८ सङ्कट लाइफलाइन' },
      ...dial('988'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'by call or text', np: 'फोन वा म्यासेज' },
      sources: [
        {
          name: 'LegalClarity',
          link: 'https://legalclarity.org/hope-hotline-who-to-call-for-mental-health-and-safety',
        },
        { name: '988 Lifeline', link: 'https://988lifeline.org' },
      ],
      checkedOn: null,
    },
    {
      id: 'us-dv',
      name: { en: 'National Domestic Violence Hotline', np: 'घरेलु हिंसा हटलाइन' },
      ...dial('1-800-799-7233'),
      reasons: ['hurt'],
      hours: dayAndNight,
      note: { en: 'interpreters for over 170 languages', np: '१७० भन्दा बढी भाषाका दोभासे' },
      sources: [
        {
          name: 'US Department of Justice, 2022',
          link: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
        },
        {
          name: 'Indiana Courts, 2016',
          link: 'https://times.courts.in.gov/2016/04/26/national-domestic-violence-hotline',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'us-childhelp',
      name: { en: 'Childhelp', np: 'चाइल्डहेल्प' },
      ...dial('1-800-422-4453'),
      reasons: ['child'],
      hours: dayAndNight,
      note: { en: 'interpreters for over 170 languages', np: '१७० भन्दा बढी भाषाका दोभासे' },
      sources: [
        { name: 'Childhelp', link: 'https://childhelphotline.org/how-it-works' },
        {
          name: 'Childhelp, 2019',
          link: 'https://www.readkong.com/page/hotline-impact-report-8419570',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'us-trafficking',
      name: {
        en: 'National Human Trafficking Hotline, forced work',
        np: 'मानव बेचबिखन हटलाइन, जबरजस्ती काम',
      },
      ...dial('1-888-373-7888'),
      reasons: ['work'],
      hours: dayAndNight,
      note: { en: 'interpreters for over 200 languages', np: '२०० भन्दा बढी भाषाका दोभासे' },
      sources: [
        {
          name: 'National Human Trafficking Hotline',
          link: 'https://humantraffickinghotline.org/about-us/what-we-do',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'us-911',
      name: emergencyName,
      ...dial('911'),
      reasons: ['ambulance', 'police'],
      hours: dayAndNight,
      sources: [
        { name: 'Free Way NC', link: 'https://www.freewaync.org/students' },
        {
          name: 'LegalClarity',
          link: 'https://legalclarity.org/hope-hotline-who-to-call-for-mental-health-and-safety',
        },
      ],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+1 202-667-4550'),
    link: 'https://us.nepalembassy.gov.np',
    sources: [
      {
        name: 'LegalClarity',
        link: 'https://legalclarity.org/nepali-embassy-in-the-usa-locations-and-consular-services',
      },
    ],
  },
}
