import { bsToDayNumber, dayNumberToBs } from '#kit/i18n/bikram-sambat.ts'
import type { Both } from '#kit/i18n/both.ts'
import { adMonthNames, bsMonthNames, weekdayNames } from '#kit/i18n/calendar-names.ts'
import { dayNumberToIso, fromDayNumber, toDayNumber, weekdayOf } from '#kit/i18n/civil-day.ts'
import { toDevanagariDigits, toLatinDigits } from '#kit/i18n/numbers.ts'
import type { TalkEvent } from '../talk.ts'
import { makePhraseBook, phrasesIn, type SpelledWord, spell } from './phrases.ts'

const kinds: readonly (readonly [what: Both, words: string])[] = [
  [{ en: 'exam', np: 'परीक्षा' }, 'exam*, test, paper, viva, परीक्षा*, जाँच*, टेस्ट*, एग्जाम*'],
  [{ en: 'interview', np: 'अन्तर्वार्ता' }, 'interview*, अन्तर्वार्ता*, इन्टरभ्यु*'],
  [{ en: 'result', np: 'नतिजा' }, 'result*, नतिजा*, रिजल्ट*'],
  [{ en: 'wedding', np: 'बिहे' }, 'wedding, marriage, बिहे*, विवाह*'],
  [{ en: 'operation', np: 'अपरेसन' }, 'operation, surgery, अपरेसन*, शल्यक्रिया*'],
  [{ en: 'flight', np: 'उडान' }, 'flight, fly, plane, उडान*, फ्लाइट*'],
  [
    { en: 'appointment', np: 'भेट्ने समय' },
    'appointment, checkup, check up, doctor, डाक्टर*, अस्पताल जान*',
  ],
  [{ en: 'meeting', np: 'भेट' }, 'meeting, meet, date, भेट*, मिटिङ*'],
  [{ en: 'birthday', np: 'जन्मदिन' }, 'birthday, जन्मदिन*'],
  [{ en: 'presentation', np: 'प्रस्तुति' }, 'presentation, speech, प्रस्तुति*, प्रेजेन्टेसन*'],
]
const book = makePhraseBook(kinds.map(([what, words]) => [what, phrasesIn(words)] as const))

type DaysAway = number
const near = makePhraseBook<DaysAway>([
  [0, ['today', 'tonight', 'this evening', 'आज', 'आजै']],
  [1, ['tomorrow', 'tmrw', 'tomo', 'tmr', 'भोलि', 'भोली']],
  [2, ['day after tomorrow', 'पर्सि', 'पर्सी']],
  [7, ['next week', 'in a week', 'अर्को हप्ता', 'आउने हप्ता']],
])

/** Something that has a day: “interview on Friday”, “१२ मङ्सिरमा परीक्षा छ”. */
export function eventsIn(
  text: string,
  words: readonly SpelledWord[],
  today: number,
): readonly TalkEvent[] {
  const [what] = book.find(words)
  const on = what && dayIn(text, words, today)
  return on === undefined || what === undefined ? [] : [{ what, on: dayNumberToIso(on) }]
}

/** The day that a message names, of the next twelve months. */
function dayIn(text: string, words: readonly SpelledWord[], today: number): number | undefined {
  const dated = dateIn(toLatinDigits(text), today)
  if (dated !== undefined) return dated
  const away = near.find(words)
  if (away.length > 0) return today + Math.max(...away)
  const inDays = /\b(?:in|after)\s+(\d{1,2})\s+days?\b|(\d{1,2})\s*दिन(?:पछि|मा)/.exec(
    toLatinDigits(text),
  )
  if (inDays) return today + Number(inDays[1] ?? inDays[2])
  const [weekday] = weekdays.find(words)
  if (weekday === undefined) return undefined
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return today + (ahead === 0 ? 7 : ahead)
}

const weekdays = makePhraseBook(
  weekdayNames.en.map(
    (name, at) =>
      [
        at,
        [
          name.toLowerCase(),
          `${name.slice(0, 3).toLowerCase()}`,
          `${stemOf(weekdayNames.np[at] ?? '')}*`,
        ].filter((one) => !['sun', 'sat', 'mon', 'wed', 'thu'].includes(one)),
      ] as const,
  ),
)

/** शुक्रबार, शुक्रवार, शुक्रबारको */
function stemOf(weekday: string): string {
  return weekday.replace(/बार$/, '')
}

const months = [
  ...adMonthNames.en.map((name, at) => ({ name: name.toLowerCase(), month: at + 1, isBs: false })),
  ...bsMonthNames.en.map((name, at) => ({ name: name.toLowerCase(), month: at + 1, isBs: true })),
  ...bsMonthNames.np.map((name, at) => ({ name, month: at + 1, isBs: true })),
]

type SpelledMonth = (typeof months)[number] & { readonly spelled: SpelledWord | undefined }
let spelledMonths: readonly SpelledMonth[] | undefined

/** Spelled when the first date is looked for: most talks name none. */
function openMonths(): readonly SpelledMonth[] {
  spelledMonths ??= months.map((month) => ({ ...month, spelled: spell(month.name)[0] }))
  return spelledMonths
}

function dateIn(text: string, today: number): number | undefined {
  const words = spell(text)
  for (const { name, month, isBs, spelled } of openMonths()) {
    const place = words.findIndex(({ latin, key }) =>
      latin !== '' && !isBs
        ? latin === name
        : key === spelled?.key || (spelled && key.startsWith(spelled.key) && key.length > 4),
    )
    if (place < 0) continue
    const day = [words[place - 1], words[place + 1]]
      .map((word) => Number.parseInt(word?.latin || word?.key || '', 10))
      .find((figure) => figure >= 1 && figure <= 32)
    if (day === undefined) continue
    const found = [0, 1]
      .map((later) => dayOf(isBs, month, day, today, later))
      .find((one) => one !== undefined && one >= today)
    if (found !== undefined) return found
  }
  return undefined
}

function dayOf(
  isBs: boolean,
  month: number,
  day: number,
  today: number,
  later: number,
): number | undefined {
  if (isBs) {
    const bs = dayNumberToBs(today)
    return bs && bsToDayNumber({ year: bs.year + later, month, day })
  }
  const found = toDayNumber({ year: fromDayNumber(today).year + later, month, day })
  return Number.isNaN(found) ? undefined : found
}

/** “today”, “tomorrow”, “on Friday”, “on 12 Mangsir” */
export function sayWhen(on: number, today: number): Both {
  const away = on - today
  if (away === 0) return { en: 'today', np: 'आज' }
  if (away === 1) return { en: 'tomorrow', np: 'भोलि' }
  if (away === 2) return { en: 'the day after tomorrow', np: 'पर्सि' }
  const weekday = weekdayOf(on)
  if (away > 0 && away < 7) {
    return { en: `on ${weekdayNames.en[weekday]}`, np: `${weekdayNames.np[weekday]}` }
  }
  return sayDate(on)
}

function sayDate(on: number): Both {
  const bs = dayNumberToBs(on)
  const { day, month } = fromDayNumber(on)
  const en = `${day} ${adMonthNames.en[month - 1]}`
  if (!bs) return { en: `on ${en}`, np: toDevanagariDigits(en) }
  return {
    en: `on ${bs.day} ${bsMonthNames.en[bs.month - 1]} (${en})`,
    np: toDevanagariDigits(`${bsMonthNames.np[bs.month - 1]} ${bs.day} गते`),
  }
}
