import { ambulanceName, dayAndNight, dial, type HelpInCountry, policeName } from '../helpline.ts'

const progressGuide = { name: 'Progress Guide', link: 'https://progress.guide/?p=12890' }

export const saudiArabia: HelpInCountry = {
  name: { en: 'Saudi Arabia', np: 'साउदी अरब' },
  lines: [
    {
      id: 'sa-937',
      name: {
        en: 'Ministry of Health, medical and mental health',
        np: 'स्वास्थ्य मन्त्रालय, शरीर र मनको स्वास्थ्य',
      },
      ...dial('937'),
      reasons: ['dying'],
      hours: dayAndNight,
      sources: [
        {
          name: 'Ministry of Health, 2019',
          link: 'https://www.devdiscourse.com/article/business/697735-saudi-ministry-of-health-provides-more-accessible-health-services-through-its-937-call-center',
        },
        progressGuide,
      ],
      checkedOn: null,
    },
    {
      id: 'sa-1919',
      name: { en: 'Reports of violence and abuse', np: 'हिंसा र दुर्व्यवहारको खबर' },
      ...dial('1919'),
      reasons: ['hurt'],
      hours: dayAndNight,
      sources: [
        { name: 'Saudi Gazette, 2016', link: 'https://sauress.com/en/saudigazette/1151262' },
        { name: 'Al Watan, 2016', link: 'https://alwatan.com.sa/article/294978' },
      ],
      checkedOn: null,
    },
    {
      id: 'sa-116111',
      name: { en: 'Child helpline', np: 'बाल हेल्पलाइन' },
      ...dial('116 111'),
      reasons: ['child'],
      hours: null,
      sources: [
        {
          name: 'Saudi Gazette, 2023',
          link: 'https://ksaplayers.com/Ksahome/NewsDetial/?nid=31847299',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'sa-19911',
      name: { en: 'Labour ministry, complaints', np: 'श्रम मन्त्रालय, उजुरी' },
      ...dial('19911'),
      reasons: ['work'],
      hours: {
        en: 'Sunday to Thursday, 8 am to 8 pm (2014)',
        np: 'आइतबारदेखि बिहीबार, ८ देखि ८ (सन् २०१४)',
      },
      note: { en: 'English, Hindi, Urdu and others', np: 'अङ्ग्रेजी, हिन्दी, उर्दू आदि' },
      sources: [
        { name: 'KSA Experience', link: 'https://ksaexperience.com/?p=8226' },
        {
          name: 'Working in Saudi Arabia, 2014',
          link: 'http://workinginsaudiarabia.blogspot.com/2014/12/saudi-labor-ministrys-new-call-center.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'sa-997',
      name: ambulanceName,
      ...dial('997'),
      reasons: ['ambulance'],
      hours: null,
      sources: [
        { name: 'Arab News, 2024', link: 'https://www.arabnews.pk/node/2478846' },
        progressGuide,
      ],
      checkedOn: null,
    },
    {
      id: 'sa-911',
      name: policeName,
      ...dial('911'),
      reasons: ['police'],
      hours: dayAndNight,
      note: {
        en: 'Riyadh, Makkah, Madinah and the east; 999 elsewhere',
        np: 'रियाद, मक्का, मदिना र पूर्व; अन्यत्र ९९९',
      },
      sources: [
        {
          name: 'Zawya, 2023',
          link: 'https://www.zawya.com/en/business/healthcare/saudi-arabias-911-attended-to-2-558-741-emergency-calls-in-july-s7135rta',
        },
        { name: 'Arab News, 2019', link: 'http://www.arabnews.com/node/1531421/saudi-arabia' },
      ],
      checkedOn: null,
    },
  ],
  embassy: { phone: null, link: 'https://sa.nepalembassy.gov.np', sources: [] },
}
