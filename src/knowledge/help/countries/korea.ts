import { ambulanceName, dayAndNight, dial, type HelpInCountry, policeName } from '../helpline.ts'

const progressGuide = {
  name: 'Progress Guide',
  link: 'https://progress.guide/atlas/asia/south-korea',
}

export const korea: HelpInCountry = {
  name: { en: 'South Korea', np: 'दक्षिण कोरिया' },
  lines: [
    {
      id: 'kr-109',
      name: { en: 'Suicide prevention line', np: 'आत्महत्या रोकथाम फोन' },
      ...dial('109'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'in Korean', np: 'कोरियालीमा' },
      sources: [
        { name: 'Korea Bizwire, 2025', link: 'http://koreabizwire.com/?p=303235' },
        {
          name: 'Ministry of Health, 2023',
          link: 'https://www.breakinglatest.news/news/suicide-prevention-counseling-number-109-integrated-preventive-education-begins-in-earnest/',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'kr-danuri',
      name: { en: 'Danuri helpline, violence and crisis', np: 'दानुरी हेल्पलाइन, हिंसा र सङ्कट' },
      ...dial('1577-1366'),
      reasons: ['hurt', 'dying'],
      hours: dayAndNight,
      note: { en: '13 languages, Nepali too', np: '१३ भाषा, नेपाली पनि' },
      sources: [
        { name: 'K-Guide', link: 'https://www.k-guide.kr/ENG/1154/contents.do' },
        {
          name: 'The Korea Times',
          link: 'https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=345698',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'kr-1388',
      name: { en: 'Youth counselling', np: 'किशोर परामर्श' },
      ...dial('1388'),
      reasons: ['child'],
      hours: dayAndNight,
      sources: [progressGuide],
      checkedOn: null,
    },
    {
      id: 'kr-hug',
      name: { en: 'Counselling for foreign workers', np: 'विदेशी कामदार परामर्श' },
      ...dial('1577-0071'),
      reasons: ['work'],
      hours: null,
      note: { en: 'interpreters for 16 languages', np: '१६ भाषाका दोभासे' },
      sources: [
        {
          name: 'The Korea Times',
          link: 'https://m.koreatimes.co.kr/pages/article.amp.asp?newsIdx=376806',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'kr-119',
      name: ambulanceName,
      ...dial('119'),
      reasons: ['ambulance'],
      hours: dayAndNight,
      sources: [progressGuide],
      checkedOn: null,
    },
    {
      id: 'kr-112',
      name: policeName,
      ...dial('112'),
      reasons: ['police'],
      hours: dayAndNight,
      sources: [progressGuide],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+82 2-3789-9770'),
    link: 'https://kr.nepalembassy.gov.np',
    sources: [
      { name: 'Public lists that agree; its own page', link: 'https://kr.nepalembassy.gov.np' },
    ],
  },
}
