import { ambulanceName, dayAndNight, dial, type HelpInCountry, policeName } from '../helpline.ts'

const joyn = {
  name: 'Joyn Tokyo',
  link: 'https://joyn.tokyo/about-japan/useful-resources/japan-emergency-numbers',
}
const nrnaChiba = { name: 'NRNA Chiba', link: 'https://nrnachiba.com/making-emergency-calls' }

export const japan: HelpInCountry = {
  name: { en: 'Japan', np: 'जापान' },
  lines: [
    {
      id: 'jp-yorisoi',
      name: { en: 'Yorisoi hotline', np: 'योरिसोई हटलाइन' },
      ...dial('0120-279-338'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'free; Japanese, Nepali on some days', np: 'निःशुल्क; जापानी, कुनै कुनै दिन नेपाली' },
      sources: [
        {
          name: 'HURIGHTS Osaka, 2015',
          link: 'https://www.hurights.or.jp/archives/newsinbrief-ja/section1/2015/01/post-52.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'jp-tell',
      name: { en: 'TELL Lifeline', np: 'टेल लाइफलाइन' },
      ...dial('0800-300-8355'),
      reasons: ['dying'],
      hours: { en: 'not all night', np: 'रातभर भने होइन' },
      note: { en: 'in English', np: 'अङ्ग्रेजीमा' },
      sources: [joyn, { name: 'TELL', link: 'https://telljp.com/toward-a-247-lifeline-2/' }],
      checkedOn: null,
    },
    {
      id: 'jp-dv',
      name: { en: 'DV Soudan Plus, violence at home', np: 'डिभी सोदान प्लस, घरको हिंसा' },
      ...dial('0120-279-889'),
      reasons: ['hurt'],
      hours: dayAndNight,
      note: { en: 'by chat also in Nepali', np: 'च्याटमा नेपाली पनि' },
      sources: [
        {
          name: 'City of Tamba, 2024',
          link: 'https://www.city.tamba.lg.jp/soshiki/jinkenkehatsusenta/gyomuannai/7/3042.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'jp-189',
      name: { en: 'Child guidance', np: 'बाल परामर्श' },
      ...dial('189'),
      reasons: ['child'],
      hours: null,
      sources: [
        { name: 'Town of Oizumi', link: 'https://www.oizumi-tabunka.jp/archives/16838.htm' },
        joyn,
      ],
      checkedOn: null,
    },
    {
      id: 'jp-fresc',
      name: { en: 'FRESC, work and residence', np: 'फ्रेस्क, काम र बसोबास' },
      ...dial('0120-76-2029'),
      reasons: ['work'],
      hours: { en: 'weekdays, 9 am to 5 pm', np: 'सोमबारदेखि शुक्रबार, ९ देखि ५' },
      note: { en: 'also in Nepali', np: 'नेपालीमा पनि' },
      sources: [
        {
          name: 'BuzzFeed Japan, 2021',
          link: 'http://nepemconepal.blogspot.com/2021/07/817.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'jp-119',
      name: ambulanceName,
      ...dial('119'),
      reasons: ['ambulance'],
      hours: dayAndNight,
      sources: [joyn, nrnaChiba],
      checkedOn: null,
    },
    {
      id: 'jp-110',
      name: policeName,
      ...dial('110'),
      reasons: ['police'],
      hours: dayAndNight,
      sources: [joyn, nrnaChiba],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+81 3-3713-6241'),
    link: 'https://jp.nepalembassy.gov.np',
    sources: [
      { name: 'Public lists that agree; its own page', link: 'https://jp.nepalembassy.gov.np' },
    ],
  },
}
