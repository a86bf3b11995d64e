import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { splitAksharas } from '../metre/aksharas.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import { plainText, shorten } from './plain-text.ts'
import { seededRandom } from './seeded-random.ts'
import { foldWord } from './topics/fold.ts'
import { keysOf } from './topics/romanise.ts'

export interface NameMeaning {
  meaning: string
  origin: string
  personality: string
}

const nameLength = 30

/** Names that are plain words too, so that their meaning is no guess. */
const wordNames = `
  आशा = भरोसा
  ज्योति = उज्यालो
  प्रकाश = उज्यालो
  शान्ति = मनको थिरता
  माया = स्नेह
  सागर = समुद्र
  विजय बिजय = जित
  विकास बिकास = प्रगति
  सन्तोष = सन्तुष्टि
  तारा = आकाशको दियो
  सरिता = नदी
  आकाश = खुला गगन
  दीपक = दियो
  सीता = खेतको सियो, रामायणकी सीता
  राम = आनन्द दिने, रामायणका राम
  लक्ष्मी = समृद्धि
  कविता = लयमा बुनिएको भाव
  गीता = गाइएको वचन
  सपना = मनले देख्ने चित्र
  प्रेम = माया
`

const meaningOf = new Map(
  linesOf(wordNames).flatMap((line) => {
    const [names = '', meaning = ''] = line.split(' = ')
    return names
      .split(' ')
      .flatMap(keysOf)
      .map((key): [string, string] => [key, meaning])
  }),
)

/** What ears make of a first sound: an impression, not a fact. */
const soundGroups: [RegExp, string][] = [
  [/^[\u0904-\u0914\u0960aeiou]/, 'खुला स्वरले [सहजता|अपनत्व]को आभास दिन्छ'],
  [/^[क-ङkgqc]/, 'दह्रो सुरुवातले [आँट|दृढता]को आभास दिन्छ'],
  [/^[च-ञjzx]/, 'चञ्चल ध्वनिले [उमङ्ग|जिज्ञासा]को आभास दिन्छ'],
  [/^[ट-नtdn]/, 'स्थिर ध्वनिले [भरोसा|धैर्य]को आभास दिन्छ'],
  [/^[प-मpbmf]/, 'ओठबाट निस्कने नरम ध्वनिले [स्नेह|न्यानोपन]को आभास दिन्छ'],
  [/^[य-वyrlvw]/, 'बग्ने ध्वनिले [लय|सरलता]को आभास दिन्छ'],
  [/^[श-हsh]/, 'सासजस्तो मन्द ध्वनिले [शान्ति|कोमलता]को आभास दिन्छ'],
]
const someSound = 'आफ्नै लयले [फरक|आत्मीय] छाप छोड्छ'

const qualities = `
  कुरा सुन्न जान्ने र आवश्यक बेला बोल्ने
  साना कुरामा पनि खुसी भेट्ने
  आफ्ना मान्छेलाई मनैदेखि साथ दिने
  थाकेर पनि फेरि उठ्ने
`

/** Honest about what a name can tell: a word's meaning where it is one, else only its sound. */
export function composeNameMeaning(input: { name: string; seed: string }): NameMeaning {
  const name = shorten(plainText(input.name), nameLength)
  const seed = seededRandom(`name\n${name}\n${input.seed}`)
  const [first = ''] = name.split(' ')
  const known = meaningOf.get(foldWord(first))
  const sound = soundGroups.find(([opens]) => opens.test(first.toLowerCase()))?.[1] ?? someSound
  const syllables = splitAksharas(first).length
  const counted = syllables > 0 ? `${toDevanagariDigits(String(syllables))} अक्षरको ` : ''
  return {
    meaning: known
      ? `“${first}” शब्दको अर्थ ${known} हो। नाम राख्नेले त्यसमा आफ्नो सपना पनि मिसाएको हुनुपर्छ।`
      : `${name === '' ? 'यो नाम' : `“${name}”`}को पक्का शब्दार्थ मसँग छैन, अनुमान गरेर ढाँट्दिनँ। यो नाम कसले, किन रोज्यो भनेर घरमा सोध्नुभयो भने साँचो अर्थ त्यहीँ भेटिन्छ।`,
    origin: known
      ? 'नेपालीमा चल्तीको शब्द हो, धेरैजसो यस्ता नाम संस्कृत वा लोकबोलीबाट आएका हुन्।'
      : 'नामको मूल परिवार, समुदाय र भाषाअनुसार फरक हुन्छ, त्यसैले म यकिनसाथ भन्न सक्दिनँ।',
    personality: settle(
      `${counted}यो नामको ${sound}। ${chooseOne(linesOf(qualities), seed)} मान्छेको छवि मनमा आउँछ, तर तपाईंको स्वभाव तपाईंकै जीवनले लेख्छ।`,
      seed,
    ),
  }
}
