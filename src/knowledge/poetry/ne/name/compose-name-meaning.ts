import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { splitAksharas } from '#kit/text/aksharas.ts'
import { linesOf } from '#kit/text/lines-of.ts'
import { foldWord } from '#knowledge/hearing/topics/ne/fold-word.ts'
import { keysOf } from '#knowledge/hearing/topics/ne/romanise.ts'
import { pickOne, settle } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked, NameFields } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { qualities, someSound, soundGroups, wordNames } from './name-lines.ts'

const nameLength = 30

const meaningOf = new Map(
  linesOf(wordNames).flatMap((line) => {
    const [names = '', meaning = ''] = line.split(' = ')
    return names
      .split(' ')
      .flatMap(keysOf)
      .map((key): [string, string] => [key, meaning])
  }),
)

/** Honest about what a name can tell: a word's meaning where it is one, else only its sound. */
export function composeNameMeaning(asked: Asked<'nameMeaning'>): NameFields {
  const name = keepPlainWords(asked.name, nameLength)
  const random = seededRandom(`name\n${name}\n${asked.seed}`)
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
      random,
      `${counted}यो नामको ${sound}। ${pickOne(random, linesOf(qualities))} मान्छेको छवि मनमा आउँछ, तर तपाईंको स्वभाव तपाईंकै जीवनले लेख्छ।`,
    ),
  }
}
