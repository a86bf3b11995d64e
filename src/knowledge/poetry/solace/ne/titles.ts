import type { PerWeight } from '../solace-verses.ts'

/** For despair always, for the others where nothing was named. */
export const ownTitles: PerWeight = {
  despair: `
    बिहानसम्म
    यो रातको साथ
    एक सास
    थाकेको मनलाई
    साँझको बत्ती
  `,
  harm: `
    सुनिएको कुरा
    आफ्नै बाटो
    पत्याइएको स्वर
    भित्रको स्वर
  `,
  loss: `
    सम्झनाको पाना
    एउटा नाम
    झ्यालको दियो
    आँसुको भाषा
  `,
}
