import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import { plainText, shorten } from './plain-text.ts'
import { seededRandom } from './seeded-random.ts'

export interface LoveInput {
  names: readonly [string, string]
  percent: number
  seed: string
}

const nameLength = 30

const atLeast80 = `
  दुई मन एउटै लयमा गुनगुनाएजस्तो छ।
  यति मिल्ने जोडी त [चिया र जाडो बिहान|मादल र बाँसुरी]को मात्र देखिन्छ।
  आँखाले सोधेको कुरा ओठले भन्नै नपर्ने खालको मिलान छ।
`
const atLeast60 = `
  एउटाले बाटो बिराए अर्कोले हाँस्दै फर्काउने जोडी जस्तो छ।
  अलि मिठो, अलि पिरो, ठ्याक्कै मःमः र अचारजस्तो मेल छ।
  बीउ राम्रो छ, अब [समय|कुराकानी]को पानी हालिरहनुहोस्।
`
const below60 = `
  फरक स्वाद भएकै मान्छेहरूको थाली रमाइलो हुन्छ।
  सुरुमा अलि लजालु मिलान छ, तर राम्रो गीत पनि बिस्तारै नै मन पर्छ।
  एउटा हिमाल, अर्को तराई, तर [नदीले दुवैलाई जोड्छ|बाटो त दुवैतिर जान्छ]।
`
const advice = `
  आज एक-अर्काको एउटा मन पर्ने कुरा भन्नुहोस्।
  अर्को पटक चिया बनाउँदा एउटा कप बढी राख्नुहोस्।
  फोन पन्छाएर दस मिनेट एक-अर्काको कुरा सुन्नुहोस्।
`
const onlyAGame = 'यो त रमाइलोको हिसाब हो, मायाको साँचो अङ्क त तपाईंहरूकै व्यवहारले कोर्छ।'

/** A playful word on two names; the percentage is given, we only say it kindly. */
export function composeLove(input: LoveInput): string {
  const [first, second] = input.names.map(
    (name) => shorten(plainText(name), nameLength) || 'एक जना',
  )
  const seed = seededRandom(`love\n${input.seed}\n${input.names.join('\n')}\n${input.percent}`)
  const lines = input.percent >= 80 ? atLeast80 : input.percent >= 60 ? atLeast60 : below60
  return [
    `${first} र ${second}को मिलान ${toDevanagariDigits(String(Math.round(input.percent)))}%!`,
    settle(chooseOne(linesOf(lines), seed), seed),
    chooseOne(linesOf(advice), seed),
    onlyAGame,
  ].join(' ')
}
