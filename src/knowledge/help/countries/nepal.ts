import { firstHelpline } from '../first-helpline.ts'
import { ambulanceName, dayAndNight, dial, type HelpInCountry, policeName } from '../helpline.ts'

const usEmbassy = {
  name: 'US Embassy in Nepal',
  link: 'https://np.usembassy.gov/emergency-assistance/',
}
const lokpath = {
  name: 'Lokpath, 2020',
  link: 'https://english.lokpath.com/2020/09/10/suicide-control-helpline-in-two-hospitals/',
}

/** Nepal's suicide prevention line comes first. */
export const nepal: HelpInCountry = {
  name: { en: 'Nepal', np: 'नेपाल' },
  lines: [
    {
      id: 'np-1166',
      name: {
        en: 'National Suicide Prevention Helpline',
        np: 'राष्ट्रिय आत्महत्या रोकथाम हेल्पलाइन',
      },
      ...dial(firstHelpline),
      reasons: ['dying'],
      hours: {
        en: '8 am to 8 pm; meant to be day and night by now',
        np: 'बिहान ८ देखि बेलुका ८; अहिले चौबीसै घण्टा गर्ने भनिएको',
      },
      sources: [
        {
          name: 'TPO Nepal',
          link: 'https://www.tponepal.org/technical-assistance-for-setting-up-a-national-suicide-prevention-resource-center-and-operationalizing-a-national-helpline-for-suicide-response/',
        },
        {
          name: 'WHO Nepal, 2022',
          link: 'https://www.who.int/nepal/news/detail/09-12-2022-Nepal-National-Suicide-Prevention-Helpline-Service-helping-save-lives',
        },
        lokpath,
      ],
      checkedOn: null,
    },
    {
      id: 'np-tuth',
      name: { en: 'TU Teaching Hospital suicide hotline', np: 'त्रिवि शिक्षण अस्पताल हटलाइन' },
      ...dial('1660-01-21600'),
      reasons: ['dying'],
      hours: { en: '24 hours (2020)', np: 'चौबीसै घण्टा (सन् २०२०)' },
      sources: [lokpath],
      checkedOn: null,
    },
    {
      id: 'np-patan',
      name: { en: 'Patan Hospital crisis line', np: 'पाटन अस्पताल सहायता फोन' },
      ...dial('981-3476123'),
      fromAbroad: dial('+977 981-3476123'),
      reasons: ['dying'],
      hours: dayAndNight,
      sources: [
        {
          name: 'Patan Academy of Health Sciences',
          link: 'https://web.pahs.edu.np/hospital-services/in-patient-department/department-of-psychiatry/',
        },
        {
          name: 'Onlinekhabar',
          link: 'https://english.onlinekhabar.com/suicide-prevention-helplines-in-nepal.html',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'np-tpo',
      name: { en: 'TPO Nepal counselling', np: 'टिपिओ नेपाल मनोपरामर्श' },
      ...dial('1660-01-02005'),
      reasons: ['dying'],
      hours: {
        en: 'daytime; its pages say 8 to 6 or 9 to 5',
        np: 'दिउँसो; ८ देखि ६ वा ९ देखि ५ भनिएको',
      },
      note: { en: 'from Nepal Telecom phones', np: 'नेपाल टेलिकमको फोनबाट' },
      sources: [
        { name: 'TPO Nepal', link: 'https://www.tponepal.org/tpo-nepal-helpline-factsheet/' },
      ],
      checkedOn: null,
    },
    {
      id: 'np-1145',
      name: { en: "Women's helpline (violence)", np: 'महिला हेल्पलाइन (हिंसा)' },
      ...dial('1145'),
      reasons: ['hurt'],
      hours: { en: '24 hours, often busy', np: 'चौबीसै घण्टा, धेरैजसो व्यस्त' },
      sources: [
        {
          name: 'National Women Commission',
          link: 'https://nwc.gov.np/en/national-women-commission-launches-its-helpline-service-khabar-garaun-1145/',
        },
        {
          name: 'Kathmandu Post, 2025',
          link: 'https://kathmandupost.com/national/2025/02/08/women-commission-s-helpline-struggles-to-meet-demand-amid-rising-cases',
        },
      ],
      checkedOn: null,
    },
    {
      id: 'np-1098',
      name: { en: 'Child helpline', np: 'बाल हेल्पलाइन' },
      ...dial('1098'),
      reasons: ['child'],
      hours: dayAndNight,
      sources: [
        { name: 'National Child Rights Council', link: 'https://ncrc.gov.np/en/about-us/topic/48' },
        { name: 'CWIN', link: 'https://cwin.org.np/programs/child-protection-and-helpline/' },
      ],
      checkedOn: null,
    },
    {
      id: 'np-102',
      name: ambulanceName,
      ...dial('102'),
      reasons: ['ambulance'],
      hours: null,
      sources: [usEmbassy],
      checkedOn: null,
    },
    {
      id: 'np-100',
      name: policeName,
      ...dial('100'),
      reasons: ['police'],
      hours: dayAndNight,
      sources: [usEmbassy],
      checkedOn: null,
    },
  ],
  embassy: null,
}
