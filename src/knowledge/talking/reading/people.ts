import type { Person } from '../talk.ts'
import { makePhraseBook, phrasesIn, type SpelledWord } from './phrases.ts'

/** Those one speaks of, as they are spoken of: English, Nepali, and the words that name them. */
const kin: readonly (readonly [en: string, np: string, words: string])[] = [
  ['mother', 'आमा', 'mother, mom, mum, mummy, mommy, amma, आमा, ममी, मम्मी, आमै'],
  ['father', 'बुबा', 'father, dad, daddy, papa, बुबा, बाबा, बुवा, ड्याडी, बा'],
  ['elder sister', 'दिदी', 'elder sister, older sister, big sister, दिदी, दिदि'],
  ['younger sister', 'बहिनी', 'younger sister, little sister, बहिनी'],
  ['sister', 'दिदीबहिनी', 'sister, sis'],
  ['elder brother', 'दाइ', 'elder brother, older brother, big brother, दाइ, दाजु, दाई'],
  ['younger brother', 'भाइ', 'younger brother, little brother, भाइ'],
  ['brother', 'दाजुभाइ', 'brother, bro'],
  ['husband', 'श्रीमान्', 'husband, hubby, श्रीमान, श्रीमान्, बुढा, लोग्ने'],
  ['wife', 'श्रीमती', 'wife, श्रीमती, बुढी'],
  ['son', 'छोरा', 'son, छोरा*'],
  ['daughter', 'छोरी', 'daughter, छोरी*'],
  ['grandmother', 'हजुरआमा', 'grandmother, grandma, granny, हजुरआमा, बजै'],
  ['grandfather', 'हजुरबुबा', 'grandfather, grandpa, हजुरबुबा, हजुरबा, बाजे'],
  ['mother-in-law', 'सासू', 'mother in law, सासू, सासु*'],
  ['boss', 'हाकिम', 'boss, manager, supervisor, हाकिम*, साहु*, म्यानेजर*, बोस*'],
  ['teacher', 'शिक्षक', 'teacher, sir at school, शिक्षक*, टिचर*, मिस'],
  ['roommate', 'कोठाको साथी', 'roommate, room mate, flatmate, रुममेट*, कोठाको साथी'],
  ['friend', 'साथी', 'friend, best friend, bestie, साथी'],
  ['boyfriend', 'प्रेमी', 'boyfriend, bf, प्रेमी*, ब्वाइफ्रेन्ड*'],
  ['girlfriend', 'प्रेमिका', 'girlfriend, gf, प्रेमिका*, गर्लफ्रेन्ड*'],
]
const book = makePhraseBook(kin.map((person) => [person, phrasesIn(person[2])] as const))

const title = `(?:roommate|friend|sister|brother|cousin|son|daughter|husband|wife|boyfriend|girlfriend|boss|teacher|dog|cat|puppy|neighbou?r|colleague|baby|uncle|aunt)`
const named = [
  new RegExp(
    String.raw`\b(?:my|our)\s+(?:\w+\s)?${title},?\s+(?:called|named)?\s*([A-Z][a-z]{2,14})\b`,
  ),
  /\b(?:his|her|their|its)\s+name\s+(?:is|was)\s+([A-Z]?[a-z]{2,14})\b/,
  /\b(?:called|named)\s+([A-Z][a-z]{2,14})\b/,
  /\b(?:to|with|miss|about|from)\s+([A-Z][a-z]{2,14})\b/,
  /(?:नाम)\s+(\S{2,12}?)\s*(?:हो|थियो|रहेछ|हुनुहुन्थ्यो)(?=[\s।,]|$)/,
  /\bnaam?\s+([A-Za-z]{2,14})\s+(?:ho|thiyo|raichha|rahechha)\b/i,
]
/** Written large too, and nobody. */
const noNames = new Set(
  'The This That Dashain Tihar Nepal Nepali Kathmandu Pokhara Qatar Doha Dubai Malaysia India Korea Japan Australia Saudi Kuwait Lhosar Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December God English Facebook Tiktok Instagram Google Youtube Mom Dad Mum What When Where Why How And But Not'.split(
    ' ',
  ),
)

const ofOthers: ReadonlySet<string> = new Set(['her', 'his', 'their', 'someones', 'whose'])

/** बजे sounds like बाजे. */
const hour = 'baje'
const hours = /^(?:\d+|[०-९]+)$/

/** “Her boyfriend” is nobody of one's own, and “9 baje” is no grandfather. */
function ofOneself(words: readonly SpelledWord[]): readonly SpelledWord[] {
  return words.filter((word, at) => {
    const before = words[at - 1]
    const isHour = word.key === hour && hours.test(before?.latin || before?.key || '')
    return !isHour && !ofOthers.has(before?.latin ?? '')
  })
}

/** Who was named in a message: by name first, else as what they are to the visitor. */
export function peopleIn(text: string, words: readonly SpelledWord[]): readonly Person[] {
  const names = named.flatMap((pattern) => {
    const name = pattern.exec(text)?.[1]
    return name && !noNames.has(name) ? [`${name.charAt(0).toUpperCase()}${name.slice(1)}`] : []
  })
  const kinds = book.find(ofOneself(words))
  // “My elder sister” is no other sister beside her.
  const plain = kinds.filter(
    ([en]) => !kinds.some(([other]) => other !== en && other.endsWith(` ${en}`)),
  )
  return [
    ...[...new Set(names)].map((name) => ({ en: name, np: name })),
    ...plain.map(([en, np]) => ({ en: `your ${en}`, np })),
  ]
}
