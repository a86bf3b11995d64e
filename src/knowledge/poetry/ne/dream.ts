import { chooseOne, linesOf, settle } from './choose.ts'
import { dreamSymbols } from './dream-symbols.ts'
import { plainText } from './plain-text.ts'
import { seededRandom } from './seeded-random.ts'
import { asides, eachToken, findTopics } from './topics/find-topics.ts'
import { keysOf } from './topics/romanise.ts'

/** More than these and a reading turns into a list. */
const mostSymbols = 3

const meaningOfKey = new Map<string, string>()
for (const line of linesOf(dreamSymbols)) {
  const [keys = '', meaning = ''] = line.split(' = ')
  for (const key of keys.split(' ').flatMap(keysOf)) {
    if (!meaningOfKey.has(key)) meaningOfKey.set(key, meaning)
  }
}

export const dreamSymbolCount = linesOf(dreamSymbols).length

function readSymbols(dream: string): string[] {
  const found = new Set<string>()
  for (const { written, folded, bare } of eachToken(dream)) {
    if (asides.has(folded)) continue
    // English and other spellings come through the topics: river, nadi and नदी are one thing.
    const words = findTopics(written).topics.flatMap((topic) => topic.words.flatMap(keysOf))
    const key = [folded, bare, ...words].find((candidate) => meaningOfKey.has(candidate))
    if (key !== undefined) found.add(meaningOfKey.get(key) as string)
  }
  return [...found].slice(0, mostSymbols)
}

const openings = `
  सपनाको एउटै पक्का अर्थ हुँदैन, तर यसरी हेर्न सकिन्छ।
  सपनालाई हेर्ने एउटा तरिका यस्तो छ।
`
const withoutSymbol = `
  यो सपनामा भन्दा त्यसले छोडेको भावनामा ध्यान दिनुहोस्: ब्युँझिँदा मन हलुका थियो कि गह्रौँ, त्यही नै यसको साँचो हो।
  सपनाको चित्रभन्दा त्यहाँ तपाईं [के खोज्दै हुनुहुन्थ्यो|कस्तो महसुस गर्दै हुनुहुन्थ्यो] भन्ने कुराले धेरै बताउँछ।
`
const questions = `
  ब्युँझिँदा पहिलो भावना के थियो? एक लाइनमा लेखेर हेर्नुहोस्।
  यो दृश्यले [अहिलेको जीवनको|हालैको] कुन कुरा सम्झाउँछ? उत्तर तपाईंसँगै छ।
  सपनाको अन्त्य आफैँले फेर्न पाए, कसरी टुङ्ग्याउनुहुन्थ्यो?
`

/** One way to look at a dream, through the things that were in it. */
export function composeDream(input: { dream: string; seed: string }): string {
  const dream = plainText(input.dream)
  const seed = seededRandom(`dream\n${input.seed}\n${dream}`)
  const symbols = readSymbols(dream)
  const middle = symbols.length > 0 ? symbols : [chooseOne(linesOf(withoutSymbol), seed)]
  return [chooseOne(linesOf(openings), seed), ...middle, chooseOne(linesOf(questions), seed)]
    .map((part) => settle(part, seed))
    .join(' ')
}
