import { ambulanceName, dayAndNight, dial, type HelpInCountry, policeName } from '../helpline.ts'

const progressGuide = { name: 'Progress Guide', link: 'https://progress.guide/?p=13037' }

export const unitedArabEmirates: HelpInCountry = {
  name: { en: 'United Arab Emirates', np: 'युएई (दुबई, अबुधाबी)' },
  lines: [
    {
      id: 'ae-8004673',
      name: { en: 'Mental support line (800 HOPE)', np: 'मनको सहारा फोन (८०० होप)' },
      ...dial('800 4673'),
      reasons: ['dying'],
      hours: null,
      note: { en: 'Arabic and English; WhatsApp too', np: 'अरबी र अङ्ग्रेजी; ह्वाट्सएपमा पनि' },
      sources: [
        {
          name: 'The National, 2020',
          link: 'https://www.thenationalnews.com/uae/health/coronavirus-uae-sets-up-free-national-helpline-to-support-mental-health-1.1021577',
        },
        progressGuide,
      ],
      checkedOn: null,
    },
    {
      id: 'ae-800111',
      name: { en: 'Dubai Foundation for Women and Children', np: 'दुबई महिला तथा बालबालिका संस्था' },
      ...dial('800 111'),
      reasons: ['hurt'],
      hours: dayAndNight,
      note: { en: 'for all nationalities', np: 'जुनसुकै देशका लागि' },
      sources: [
        {
          name: 'Gulf News, 2016',
          link: 'https://gulfnews.com/entertainment/arts-culture/women-facing-violence-have-hope-in-dubai-1.1864505',
        },
        {
          name: 'The National',
          link: 'https://www.thenational.ae/uae/help-me-i-m-being-beaten-up-1.511423',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'ae-116111',
      name: { en: 'Child protection', np: 'बाल संरक्षण' },
      ...dial('116111'),
      reasons: ['child'],
      hours: null,
      sources: [
        {
          name: 'Abu Dhabi Police, 2021',
          link: 'https://www.adpolice.gov.ae/en/Media-Center/News/2021/06/17/The-Hotline--a-Safety-Net-to-Protect-Children',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'ae-80084',
      name: { en: 'Ministry of labour, claims and advice', np: 'श्रम मन्त्रालय, दाबी र सल्लाह' },
      ...dial('800 84'),
      reasons: ['work'],
      hours: null,
      note: { en: 'Arabic, English, Urdu', np: 'अरबी, अङ्ग्रेजी, उर्दू' },
      sources: [
        {
          name: 'Emirates Diary',
          link: 'https://emiratesdiary.com/uae-labour-law-2/guide-on-filing-a-labour-complaint-in-uae',
        },
        {
          name: 'Newz Todays',
          link: 'https://newztodays.com/here-is-how-pakistanis-can-lodge-a-workplace-complaint-in-the-uae',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'ae-998',
      name: ambulanceName,
      ...dial('998'),
      reasons: ['ambulance'],
      hours: null,
      sources: [progressGuide],
      checkedOn: null,
    },
    {
      id: 'ae-999',
      name: policeName,
      ...dial('999'),
      reasons: ['police'],
      hours: null,
      sources: [progressGuide],
      checkedOn: null,
    },
  ],
  embassy: { phone: null, link: 'https://ae.nepalembassy.gov.np', sources: [] },
}
