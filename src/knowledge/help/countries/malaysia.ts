import { dayAndNight, dial, emergencyName, type HelpInCountry } from '../helpline.ts'

export const malaysia: HelpInCountry = {
  name: { en: 'Malaysia', np: 'मलेसिया' },
  lines: [
    {
      id: 'my-befrienders',
      name: { en: 'Befrienders Kuala Lumpur', np: 'बिफ्रेन्डर्स क्वालालम्पुर' },
      ...dial('03-7627 2929'),
      reasons: ['dying'],
      hours: dayAndNight,
      note: { en: 'free from Malaysian networks', np: 'मलेसियाका नेटवर्कबाट निःशुल्क' },
      sources: [
        {
          name: 'Malay Mail, 2019',
          link: 'https://www.malaymail.com/news/malaysia/2019/08/26/now-that-calls-to-befrienders-are-free-more-reaching-out-for-help/1784193',
        },
        { name: 'Befrienders', link: 'https://www.befrienders.org.my' },
      ],
      checkedOn: null,
    },
    {
      id: 'my-15555',
      name: { en: 'HEAL line of the health ministry', np: 'स्वास्थ्य मन्त्रालयको हिल लाइन' },
      ...dial('15555'),
      reasons: ['dying'],
      hours: { en: 'every day, 8 am to midnight', np: 'हरेक दिन, बिहान ८ देखि मध्यरात' },
      sources: [
        {
          name: 'The Star, 2023',
          link: 'https://www.thestar.com.my/news/nation/2023/09/10/almost-25000-calls-made-to-039heal-line-15555039-mental-health-helpline-this-year',
        },
        {
          name: 'Viet Nam News, 2026',
          link: 'https://vietnamnews.vn/world/1763284/malaysia-sees-record-surge-in-mental-health-calls.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'my-15999',
      name: { en: 'Talian Kasih, violence and children', np: 'तालियान कासिह, हिंसा र बालबालिका' },
      ...dial('15999'),
      reasons: ['hurt', 'child'],
      hours: dayAndNight,
      sources: [
        {
          name: 'FMT, 2025',
          link: 'https://news.amierul.com/2025/11/10/how-talian-kasih-turns-distress-calls-into-action',
        },
        {
          name: 'Free Malaysia Today, 2020',
          link: 'https://www.freemalaysiatoday.com/category/nation/2020/03/26/mco-causes-spurt-in-number-of-calls-to-helpline-for-kids-abused/',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'my-999',
      name: emergencyName,
      ...dial('999'),
      reasons: ['ambulance', 'police'],
      hours: null,
      sources: [{ name: 'Progress Guide', link: 'https://progress.guide/atlas/asia/malaysia' }],
      checkedOn: null,
    },
  ],
  embassy: { phone: null, link: 'https://my.nepalembassy.gov.np', sources: [] },
}
