import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { helplines } from '#knowledge/help/helplines.ts'
import { chooseOne, linesOf } from './choose.ts'
import { type Feeling, feelings } from './friend-feelings.ts'
import { hearFeeling } from './friend-hearing.ts'
import { plainText, shorten } from './plain-text.ts'
import { type ComposeSeed, seededRandom } from './seeded-random.ts'
import { eachToken, findTopics } from './topics/find-topics.ts'
import { foldWord } from './topics/fold.ts'

export interface FriendMessage {
  text: string
  isUser: boolean
}

export interface FriendReplyInput {
  message: string
  /** Oldest first; a question already asked is not asked again. */
  history?: readonly FriendMessage[] | undefined
  seed: string
}

const quotedLength = 60
const fewestQuoted = 3

const inDanger =
  /आत्महत्या|मर्न (?:मन|चाह)|(?:बाँच्न|जिउन) मन (?:छैन|लागेन)|suicid|kill my|end my life|want to die|a+tmahatya|marna man|(?:jiuna|ba+chna) man (?:ch|lagen)/i
const forDanger =
  'तपाईंले भन्नुभयो, राम्रो गर्नुभयो। अहिले नै भरोसाको एक जनालाई बोलाउनुहोस्, वा नेपालमा ११६६ मा फोन गर्नुहोस्। अहिले तपाईं सुरक्षित ठाउँमा हुनुहुन्छ?'

/** Whole short messages that want no listening, only an answer. */
const courtesies: [RegExp, string][] = [
  [
    /मान्छे हौ|मान्छे हो(?!इन)|को हौ|को हुनुहुन्छ|robot|\bbot\b|\bai\b|human|manche h[ou]|ko ho/i,
    'म मान्छे होइन, तपाईंको कुरा सुन्न बनाइएको एउटा प्रोग्राम हुँ। आज मनमा के छ?',
  ],
  [
    /^(?:नमस्ते|नमस्कार|हेलो|हाई|hi+|hello|hey|namaste|namaskar)(?:\s|$|[!.,।])/i,
    'नमस्ते! यहाँ आउनुभयो, राम्रो लाग्यो। आज तपाईंको मन कस्तो छ?',
  ],
  [/धन्यवाद|thank|dhanyabad|dhanyawad/i, 'तपाईंले मन खोल्नुभयो, धन्यवाद त तपाईंलाई हो। अरू केही भन्न मन छ?'],
]
const courtesyLength = 40

const plainlyHeard = `
  म ध्यान दिएर सुन्दै छु।
  भन्दै जानुहोस्, हतार छैन।
`
const plainQuestions = `
  अलि विस्तारमा भन्नुहुन्छ?
  यसबारे अझै के भन्न मन छ?
  यति भन्दा कस्तो लाग्यो?
`
const devanagari = /[\u0900-\u097f]/

const callOf = (id: string) =>
  toDevanagariDigits(helplines.find((line) => line.id === id)?.call ?? '')

/** Said once in a talk to whoever was hurt by somebody. */
const whoHelps = `अब के गर्ने भन्ने रोजाइ तपाईंकै हो, चाहनुभयो भने महिला हेल्पलाइन ${callOf('np-1145')} वा प्रहरी ${callOf('np-100')} मा फोन गर्न सकिन्छ।`

/** A line this talk has not heard yet, while there is one. */
function sayAnew(
  lines: readonly string[],
  spare: readonly string[],
  history: readonly FriendMessage[],
  seed: ComposeSeed,
): string {
  const isNew = (line: string) => !history.some(({ text }) => text.includes(line))
  const fresh = [lines, spare].map((some) => some.filter(isNew)).find((left) => left.length > 0)
  return chooseOne(fresh ?? [...lines, ...spare], seed)
}

/** Everybody speaks of these; they are no matter of their own. */
const passing = 'मन रात बिहान साँझ समय परिवर्तन'.split(' ')
const caseEnding = /(?:हरू|हरु)?(?:को|का|की|मा|ले|लाई|सँग|बाट)$/

/** Says back what was said or named, in the visitor's own word, so that they know it arrived. */
function echo(message: string, feeling: Feeling | undefined): string[] {
  for (const { written } of eachToken(message)) {
    const [topic] = findTopics(written).topics
    const bare = written.replace(caseEnding, '')
    const word = findTopics(bare).topics[0] === topic ? bare : written
    const isFelt = feelings.some(({ topics }) => topics.includes(topic?.title ?? ''))
    if (topic && !isFelt && !passing.includes(topic.title) && devanagari.test(word))
      return [`${word}को कुरा गर्नुभयो।`]
  }
  const tooLittle = message.split(' ').length < fewestQuoted
  return feeling || tooLittle ? [] : [`“${shorten(message, quotedLength)}” भन्नुभयो।`]
}

/** Reflective listening: what was heard, one gentle question, no advice. */
export function composeFriendReply({ message, history = [], seed }: FriendReplyInput): string {
  const text = plainText(message)
  if (inDanger.test(text)) return forDanger
  const courtesy = courtesies.find(([asks]) => text.length <= courtesyLength && asks.test(text))
  if (courtesy) return courtesy[1]
  const random = seededRandom(`friend\n${seed}\n${foldWord(text)}\n${history.length}`)
  const feeling = hearFeeling(text)
  const isHarm = feeling?.id === 'harm'
  const isGrave = isHarm || /grief|miscarriage|illness/.test(feeling?.id ?? '')
  const questions = linesOf(plainQuestions)
  return [
    ...(isGrave ? [] : echo(text, feeling)),
    sayAnew(feeling?.heard ?? [], linesOf(plainlyHeard), history, random),
    ...(isHarm && !history.some(({ text: said }) => said.includes(whoHelps)) ? [whoHelps] : []),
    isGrave
      ? sayAnew(feeling?.ask ?? [], questions, history, random)
      : sayAnew([...(feeling?.ask ?? []), ...questions], [], history, random),
  ].join(' ')
}
