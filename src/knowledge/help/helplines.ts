import type { Both } from '#kit/i18n/both.ts'
import { firstHelpline } from './first-helpline.ts'

export type Helpline = {
  readonly id: string
  readonly name: Both
  /** Exactly what the phone dials. */
  readonly call: string
  /** Where the number was found; shown beside it. */
  readonly sources: readonly Both[]
  /** The day someone phoned it and it answered (YYYY-MM-DD); null while nobody has. */
  readonly checkedOn: string | null
}

/**
 * Public sources differ on when these lines answer, and none says that a call is free, so the app
 * promises neither: it shows `hoursNote` and the sources. Nepal's suicide line comes first.
 */
export const helplines: readonly Helpline[] = [
  {
    id: 'np-1166',
    name: {
      en: 'National Suicide Prevention Helpline',
      np: 'राष्ट्रिय आत्महत्या रोकथाम हेल्पलाइन',
    },
    call: firstHelpline,
    sources: [
      { en: 'WHO Nepal', np: 'विश्व स्वास्थ्य सङ्गठन नेपाल' },
      { en: 'TPO Nepal', np: 'टिपिओ नेपाल' },
      { en: 'Mental Hospital Lagankhel', np: 'मानसिक अस्पताल लगनखेल' },
    ],
    checkedOn: null,
  },
  {
    id: 'np-tpo',
    name: { en: 'TPO Nepal counselling', np: 'टिपिओ नेपाल मनोपरामर्श' },
    // Reachable from Nepal Telecom lines.
    call: '16600102005',
    sources: [{ en: 'TPO Nepal (through a public register)', np: 'टिपिओ नेपाल (सार्वजनिक सूचीबाट)' }],
    checkedOn: null,
  },
  {
    id: 'np-tuth',
    name: { en: 'TU Teaching Hospital suicide hotline', np: 'त्रिवि शिक्षण अस्पताल हटलाइन' },
    call: '16600121600',
    sources: [
      { en: '2020 press', np: 'सन् २०२० को समाचार' },
      { en: 'public code lists', np: 'सार्वजनिक नम्बर सूची' },
    ],
    checkedOn: null,
  },
  {
    id: 'np-patan',
    name: { en: 'Patan Hospital crisis line', np: 'पाटन अस्पताल सहायता फोन' },
    call: '9813476123',
    sources: [
      {
        en: "public register citing the hospital's page",
        np: 'अस्पतालको वेबसाइट उद्धृत गर्ने सार्वजनिक सूची',
      },
    ],
    checkedOn: null,
  },
  {
    id: 'np-1098',
    name: { en: 'Child helpline', np: 'बाल हेल्पलाइन' },
    call: '1098',
    sources: [
      {
        en: 'National Child Rights Council (through a public register)',
        np: 'राष्ट्रिय बाल अधिकार परिषद् (सार्वजनिक सूचीबाट)',
      },
      { en: 'local press', np: 'स्थानीय समाचार' },
    ],
    checkedOn: null,
  },
  {
    id: 'np-1145',
    name: { en: "Women's helpline (violence)", np: 'महिला हेल्पलाइन (हिंसा)' },
    call: '1145',
    sources: [
      { en: 'National Women Commission', np: 'राष्ट्रिय महिला आयोग' },
      { en: 'Kathmandu Post 2025', np: 'काठमाडौँ पोस्ट २०२५' },
    ],
    checkedOn: null,
  },
  {
    id: 'np-100',
    name: { en: 'Nepal Police', np: 'नेपाल प्रहरी' },
    call: '100',
    sources: [{ en: 'public register', np: 'सार्वजनिक सूची' }],
    checkedOn: null,
  },
  {
    id: 'np-102',
    name: { en: 'Ambulance', np: 'एम्बुलेन्स' },
    call: '102',
    sources: [{ en: 'Nepal Ambulance Service', np: 'नेपाल एम्बुलेन्स सेवा' }],
    checkedOn: null,
  },
]

export const hoursNote: Both = { en: 'hours may differ', np: 'समय फरक पर्न सक्छ' }

/** A long number as it is read aloud and written on paper, in groups: 1660-01-02005. */
export function writeCall(call: string): string {
  return call.replace(/^(1660)(\d\d)(\d{5})$/, '$1-$2-$3').replace(/^(98\d)(\d{7})$/, '$1-$2')
}

/** For visitors outside Nepal: a public directory of lines in every country. */
export const helplineElsewhere: { readonly name: Both; readonly link: string } = {
  name: { en: 'Find a helpline in your country', np: 'आफ्नो देशको हेल्पलाइन खोज्नुहोस्' },
  link: 'https://findahelpline.com',
}

const daysACheckLasts = 90
const dayInMilliseconds = 86_400_000

/** A number that no longer answers is worse than none: these should be phoned again. */
export function findHelplinesToPhone(
  today: string,
  lines: readonly Helpline[] = helplines,
): Helpline[] {
  const now = Date.parse(today)
  return lines.filter(
    ({ checkedOn }) =>
      checkedOn === null || now - Date.parse(checkedOn) > daysACheckLasts * dayInMilliseconds,
  )
}
