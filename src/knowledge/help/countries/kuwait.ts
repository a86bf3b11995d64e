import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

/** It has no line of its own for thoughts of dying; whoever asks for one is given 112. */
export const kuwait: HelpInCountry = {
  name: { en: 'Kuwait', np: 'कुवेत' },
  lines: [
    {
      id: 'kw-147',
      name: { en: 'Child helpline', np: 'बाल हेल्पलाइन' },
      ...dial('147'),
      reasons: ['child'],
      hours: dayAndNight,
      sources: [
        {
          name: 'Find A Helpline',
          link: 'https://findahelpline.com/organizations/147-child-helpline-147',
        },
        {
          name: 'Ministry of Health, 2024',
          link: 'https://www.arabnewsnetwork.ps/moh-zain-launches-hotline-to-report-violence-against-children/',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'kw-22215150',
      name: {
        en: 'Kuwait Society for Human Rights, for workers',
        np: 'कुवेत मानव अधिकार समाज, कामदारका लागि',
      },
      ...dial('2221 5150'),
      reasons: ['work'],
      hours: null,
      note: { en: 'advice in five languages (2020)', np: 'पाँच भाषामा सल्लाह (सन् २०२०)' },
      sources: [
        {
          name: 'Kuwait Times',
          link: 'https://kuwaittimes.com/human-rights-society-program-helps-kuwait-migrant-workers/',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'kw-112',
      name: emergencyName,
      ...dial('112'),
      reasons: ['ambulance', 'police'],
      hours: null,
      sources: [{ name: 'Progress Guide', link: 'https://progress.guide/atlas/asia/kuwait' }],
      checkedOn: null,
    },
  ],
  embassy: { phone: null, link: 'https://kw.nepalembassy.gov.np', sources: [] },
}
