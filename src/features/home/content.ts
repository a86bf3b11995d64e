import type { Both } from '#kit/i18n/both.ts'

export interface Statistic {
  /** Digits are written in the reader's own, and words of size (K, हजार) follow. */
  readonly figure: Both
  readonly of: Both
}

export interface Testimonial {
  readonly words: Both
  readonly by: Both
}

/**
 * What the home page says about the site itself. An operator edits this one
 * file; nothing else repeats it. The figures are what the house aims at, and
 * each is called a goal on screen: what was counted stands above them. Testimonials are shown as samples, because
 * that is what they are: replace them only by words somebody allowed you to use.
 */
export const statistics: readonly Statistic[] = [
  { figure: { en: '10K+', np: '10K+' }, of: { en: 'poems', np: 'कविता' } },
  { figure: { en: '5K+', np: '5K+' }, of: { en: 'daily users', np: 'दैनिक प्रयोगकर्ता' } },
  { figure: { en: '50K+', np: '50K+' }, of: { en: 'confessions', np: 'मनका कुरा' } },
  { figure: { en: '25K+', np: '25K+' }, of: { en: 'mood entries', np: 'मुड टिपोट' } },
  { figure: { en: '15+', np: '15+' }, of: { en: 'features', np: 'सुविधा' } },
  { figure: { en: '100%', np: '100%' }, of: { en: 'anonymous', np: 'गुमनाम' } },
  { figure: { en: '24/7', np: '24/7' }, of: { en: 'open', np: 'खुला' } },
  { figure: { en: 'Free', np: 'निःशुल्क' }, of: { en: 'for everyone', np: 'सबैका लागि' } },
]

export const testimonials: readonly Testimonial[] = [
  {
    words: {
      en: 'I wrote at two in the morning, in Nepali, from a room in Doha. By morning it weighed less.',
      np: 'दोहाको कोठामा राति दुई बजे नेपालीमै लेखेँ। बिहान मन अलि हलुका भएको थियो।',
    },
    by: { en: 'Someone far from home', np: 'घरदेखि टाढाको एक साथी' },
  },
  {
    words: {
      en: 'I couldn’t say it to my family. Here I said it, and eleven strangers sent a heart.',
      np: 'घरमा भन्न सकिनँ। यहाँ भनेँ, एघार जना नचिनेकाले माया पठाए।',
    },
    by: { en: 'A student', np: 'एक विद्यार्थी' },
  },
  {
    words: {
      en: 'Three minutes of breathing before I open the shop. My mother has started too.',
      np: 'पसल खोल्नुअघि तीन मिनेट सास फेर्छु। आमाले पनि सुरु गर्नुभयो।',
    },
    by: { en: 'A shopkeeper', np: 'एक पसले' },
  },
]
