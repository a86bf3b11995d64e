import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

export const unitedKingdom: HelpInCountry = {
  name: { en: 'United Kingdom', np: 'बेलायत' },
  lines: [
    {
      id: 'gb-samaritans',
      name: { en: 'Samaritans', np: 'समारिटन्स' },
      ...dial('116 123'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'free', np: 'निःशुल्क' },
      sources: [
        {
          name: 'Samaritans',
          link: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'gb-refuge',
      name: { en: 'National Domestic Abuse Helpline', np: 'घरेलु हिंसा हेल्पलाइन' },
      ...dial('0808 2000 247'),
      reasons: ['hurt'],
      hours: dayAndNight,
      note: { en: 'free, for women', np: 'निःशुल्क, महिलाका लागि' },
      sources: [
        {
          name: 'Refuge',
          link: 'https://refuge.org.uk/news/refuge-responds-to-reports-of-potential-increase-in-domestic-abuse-during-covid-19',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'gb-childline',
      name: { en: 'Childline, under 19', np: 'चाइल्डलाइन, १९ वर्षमुनि' },
      ...dial('0800 1111'),
      reasons: ['child'],
      hours: dayAndNight,
      note: { en: 'free', np: 'निःशुल्क' },
      sources: [
        {
          name: 'The First Step',
          link: 'https://thefirststep.org.uk/services/help-for-children-and-young-people/',
        },
        { name: 'Wikipedia', link: 'https://en.wikipedia.org/wiki/Childline' },
      ],
      checkedOn: null,
    },
    {
      id: 'gb-slavery',
      name: { en: 'Modern Slavery Helpline, forced work', np: 'जबरजस्ती काम, आधुनिक दासता हेल्पलाइन' },
      ...dial('08000 121 700'),
      reasons: ['work'],
      hours: dayAndNight,
      sources: [
        {
          name: 'Unseen',
          link: 'https://www.modernslaveryhelpline.org/about/what-happens-when-you-call-the-helpline',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'gb-999',
      name: emergencyName,
      ...dial('999'),
      reasons: ['ambulance', 'police'],
      hours: dayAndNight,
      sources: [
        { name: 'NSPCC', link: 'http://www.nspcc.org.uk/what-you-can-do/report-abuse/' },
        { name: 'Together Free', link: 'https://www.togetherfree.org.uk/report-exploitation' },
      ],
      checkedOn: null,
    },
  ],
  embassy: {
    phone: dial('+44 20 7229 1594'),
    link: 'https://uk.nepalembassy.gov.np',
    sources: [
      {
        name: 'Diplomat Magazine',
        link: 'https://diplomatmagazine.com/heads-of-mission/middle-east-asia/nepal/',
      },
    ],
  },
}
