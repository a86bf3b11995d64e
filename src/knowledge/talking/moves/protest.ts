import { deniesWithin } from '../reading/denied.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { makePhraseBook } from '../reading/phrases.ts'

const protesting = makePhraseBook([
  [
    true,
    [
      'not that',
      'not about that|this',
      'not what i mean*|said|asked',
      'i didnt|dont|did_not|do_not mean',
      'i didnt|did_not ask|say|asked',
      'i asked',
      'i am|im asking',
      'didnt answer',
      'मैले .. सोधेको|भनेको हो|त|नि',
      'सोधेको .. हो|त',
      'nobody|no_one|noone .. hurt*|beat*|violent|hit*|harm*|kill*',
      'im|i_am not .. suicidal|dying|hurt|danger',
      'dont want die|to_die',
      'i dont harm|cut|hurt myself',
      'why .. you|u ask*|say*|talk*|tell*',
      'i said no',
      'not listening',
      'you|u r|are not listening',
      'why asking',
      'what are you talking|saying',
      'thats|that_is|you_are|youre|u_r|you_got|got_it|got_me|got_that|understood|heard wrong',
      'wrong answer|question|person|guess|topic',
      'you|u misunderst*|misunderstood',
      'omg no',
      'no omg',
      'no no',
      'stop it|this|asking',
      'हैन भनेको',
      'होइन भनेको',
      'त्यो होइन',
      'त्यस्तो होइन',
      'त्यो हैन',
      'मर्न खोजे* .. होइन|हैन|छैन',
      'मर्न .. लागि होइन|हैन',
      'मर्ने कुरा .. होइन|हैन',
      'कसैले .. कुटे* .. छैन|हैन|होइन',
      'कुटे* .. हैन|होइन',
      'गलत बुझ्*',
      'रोक .. कुरा',
      'किन सोध*',
    ],
  ],
])
const refusals: ReadonlySet<string> = new Set(['no', 'nope', 'nah', 'what', 'huh', 'noo', 'nooo'])
const refusalKeys: ReadonlySet<string> = new Set(['hoin', 'hain', 'haina', 'hoina'])
/** A bare “no” answers the question; with more behind it, it corrects. */
const fewest = 4

const denyingDeath = makePhraseBook([
  [
    true,
    [
      'dont|do_not want die|to_die',
      'not want die|to_die',
      'not suicidal',
      'didnt|dont try|tried to? die',
      'मर्न खोजे* .. होइन|हैन|छैन',
      'मर्न .. मन छैन|होइन|हैन',
      'marna man ta|chai? haina|hoina|chaina|xaina',
      'मर्न चाहन्न|चाहन्नँ',
      'मर्ने कुरा .. होइन|हैन',
      'not about dying|suicide',
    ],
  ],
])
const denyingWound = makePhraseBook([
  [true, ['dont|didnt|do_not|did_not|never harm|cut|hurt myself|me', 'काटे* .. छैन|हैन|होइन']],
])

/** Said in so many words that there is no wish to die and no wound. */
export function isDenial(turn: HeardTurn): boolean {
  return denyingDeath.find(turn.words).length > 0 || deniesWound(turn)
}

/** Who cuts and does not want to die still cuts. */
export function deniesWound({ words }: HeardTurn): boolean {
  return denyingWound.find(words).length > 0
}

/** “No, I mean something else”: the talk has gone the wrong way. */
export function isProtest({ words, text }: HeardTurn): boolean {
  if (protesting.find(words).length > 0) return true
  const [first, second] = words
  if (first === undefined || words.length < fewest) return false
  if (/^\s*what\s*\?/i.test(text)) return true
  const isNo = (refusals.has(first.latin) && first.latin !== 'what') || refusalKeys.has(first.key)
  // “No, I have nobody” answers what was asked.
  return isNo && second !== undefined && !/^\s*\S+\s*,?\s*(i have|there is|mero|मेरो)\b/i.test(text)
}

const correcting = makePhraseBook([
  [
    true,
    [
      'its|it_is|this_is|thats|that_is about',
      'i mean',
      'i meant',
      'not about',
      'i was|am talking about|abt',
      'im|i_am talking about',
      'the thing is',
      'the real|main|actual thing|problem|issue',
      'not my|the|because',
      'thats|that_is|its|it_is|it_was not',
      'you got|get it|me wrong',
      'कुरा हो',
      'कुरा हैन|होइन',
      'बारे होइन|हैन',
      'मैले .. भनेको',
      'कुरा .. हो|गरेको|भनेको',
      'कुरा गरे*',
    ],
  ],
])

/**
 * “No, it is my boss”: they put right what was understood. `plain` where they say that they do;
 * a “no” with more behind it may as well answer something.
 */
export function correctionOf(turn: HeardTurn): 'plain' | 'maybe' | undefined {
  if (protesting.find(turn.words).length > 0) return 'plain'
  const isNo = isProtest(turn)
  if (correcting.find(turn.words).length > 0)
    return isNo || turn.words.length <= 8 ? 'plain' : 'maybe'
  return isNo || deniesWithin(turn.text) ? 'maybe' : undefined
}
