import type { Both } from '#kit/i18n/both.ts'
import type { Harm } from '#knowledge/hearing/heard.ts'

type Said = Harm | 'slur' | 'link-from-new-author' | 'repeat' | 'reported'

/** What its author is told, after the sentence that a moderator reads it first. Few ever see it. */
const why: Readonly<Record<Said, Both>> = {
  threat: { en: 'It may threaten someone.', np: 'यसले कसैलाई धम्क्याएको हुन सक्छ।' },
  hate: { en: 'It may be hateful.', np: 'यसमा कसैप्रति घृणा हुन सक्छ।' },
  sexual: { en: 'It may be sexual.', np: 'यो यौनसम्बन्धी कुरा हुन सक्छ।' },
  minor: { en: 'It may put a child at risk.', np: 'यसले बालबालिकालाई जोखिममा पार्न सक्छ।' },
  doxing: {
    en: 'It could identify someone.',
    np: 'यसबाट को हो भन्ने पत्ता लाग्न सक्छ।',
  },
  fraud: {
    en: 'It reads like a trick to get people’s money.',
    np: 'यो पैसा ठग्ने कुरा जस्तो देखियो।',
  },
  method: {
    en: 'It may show readers a way to die.',
    np: 'यसले पढ्नेलाई मर्ने उपाय देखाउन सक्छ।',
  },
  spam: { en: 'It reads like advertising.', np: 'यो विज्ञापन जस्तो देखियो।' },
  slur: { en: 'It has a word that can hurt.', np: 'यसमा चित्त दुखाउन सक्ने शब्द छ।' },
  'link-from-new-author': { en: 'It has a link.', np: 'यसमा लिङ्क छ।' },
  repeat: {
    en: 'You posted the same words recently.',
    np: 'भर्खरै पनि यही कुरा राख्नुभएको थियो।',
  },
  reported: {
    en: 'Some readers asked us to look at it.',
    np: 'केही साथीले यो हेरिदिन भन्नुभएको छ।',
  },
}

/** In place of the reason, to somebody in need; a link to Help follows. */
export const inNeed: Both = {
  en: 'Your words have arrived. You don’t have to wait to talk to someone:',
  np: 'तपाईंको कुरा आइपुग्यो। कसैसँग कुरा गर्न भने त्यतिन्जेल कुर्नु पर्दैन:',
}

export function whyHeld(reason: string): Both | undefined {
  return Object.hasOwn(why, reason) ? why[reason as Said] : undefined
}
