import type { Occasion } from '../occasion.ts'

/** No goodbye is told from the rest of what is said. */
export type NepaliOccasion = Exclude<Occasion, 'goodbye'>

const inDanger =
  /आत्महत्या|मर्न (?:मन|चाह)|(?:बाँच्न|जिउन) मन (?:छैन|लागेन)|suicid|kill my|end my life|want to die|a+tmahatya|marna man|(?:jiuna|ba+chna) man (?:ch|lagen)/i

/** Words of somebody who may not live on: these are answered before all others. */
export function hearDanger(message: string): boolean {
  return inDanger.test(message)
}

const occasions: readonly (readonly [NepaliOccasion, RegExp])[] = [
  [
    'identity',
    /मान्छे हौ|मान्छे हो(?!इन)|को हौ|को हुनुहुन्छ|robot|\bbot\b|\bai\b|human|manche h[ou]|ko ho/i,
  ],
  ['greeting', /^(?:नमस्ते|नमस्कार|हेलो|हाई|hi+|hello|hey|namaste|namaskar)(?:\s|$|[!.,।])/i],
  ['thanks', /धन्यवाद|thank|dhanyabad|dhanyawad/i],
]

/** Only a whole short message is one; in a longer one there is more to hear. */
const longestOccasion = 40

export function hearOccasion(message: string): NepaliOccasion | undefined {
  if (message.length > longestOccasion) return undefined
  return occasions.find(([, pattern]) => pattern.test(message))?.[0]
}
