import { dial, emergencyName, type HelpInCountry } from '../helpline.ts'

export const qatar: HelpInCountry = {
  name: { en: 'Qatar', np: 'कतार' },
  lines: [
    {
      id: 'qa-16000',
      name: { en: 'Mental health helpline', np: 'मनको स्वास्थ्य हेल्पलाइन' },
      ...dial('16000'),
      reasons: ['dying'],
      hours: {
        en: 'Saturday to Thursday, 8 am to 6 pm; at other times any emergency department',
        np: 'शनिबारदेखि बिहीबार, बिहान ८ देखि बेलुका ६; अरू बेला जुनसुकै अस्पतालको इमर्जेन्सी',
      },
      note: {
        en: 'choose Arabic or English, then press 4; the staff speak several languages',
        np: 'अरबी वा अङ्ग्रेजी रोजेर ४ थिच्नुहोस्; धेरै भाषा बोलिन्छ',
      },
      sources: [
        {
          name: 'Qatar Day, 2024',
          link: 'https://qatarday.com/mental-health-support-included-in-urgent-care-services/54112/0',
        },
        {
          name: 'Hamad Medical Corporation, 2020',
          link: 'https://wgoqatar.com/2020/04/hmc-launches-psychological-support-services-on-the-16000-helpline',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'qa-919',
      name: {
        en: 'Aman, for women and children who are hurt',
        np: 'अमान, हिंसामा परेका महिला र बालबालिका',
      },
      ...dial('919'),
      reasons: ['hurt', 'child'],
      hours: null,
      note: { en: 'for any nationality', np: 'जुनसुकै देशका लागि' },
      sources: [
        {
          name: 'Qatar Loving',
          link: 'https://qatarloving.com/articles/aman-marks-day-for-elimination-of-violence-against-women',
        },
        { name: 'Marsal Qatar', link: 'https://marsalqatar.qa/post/19346' },
      ],
      checkedOn: null,
    },
    {
      id: 'qa-16008',
      name: { en: 'Ministry of Labour, complaints', np: 'श्रम मन्त्रालय, उजुरी' },
      ...dial('16008'),
      reasons: ['work'],
      hours: null,
      sources: [
        {
          name: 'Doha News, 2021',
          link: 'https://www.dohanews.co/having-trouble-with-your-employer-heres-what-you-can-do/',
        },
        {
          name: 'Gulf Times, 2020',
          link: 'https://www2.gulf-times.com/story/659727/Ministry-launches-new-hotline-to-receive-workers-complaints',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'qa-999',
      name: emergencyName,
      ...dial('999'),
      reasons: ['ambulance', 'police'],
      hours: null,
      sources: [{ name: 'Progress Guide', link: 'https://progress.guide/atlas/asia/qatar' }],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+974 4467 5681'),
    link: 'https://qa.nepalembassy.gov.np',
    sources: [
      { name: 'Public lists that agree; its own page', link: 'https://qa.nepalembassy.gov.np' },
    ],
  },
}
