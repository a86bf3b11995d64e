import type { Occasion } from '../occasion.ts'

const occasions: readonly (readonly [Occasion, RegExp])[] = [
  [
    'identity',
    /\b(are|r) (you|u) (an? )?(human|real|\w*bot|ai|person)|who (are|r) (you|u)|(timi|tapai) ko h/i,
  ],
  [
    'greeting',
    /^\W*(hi+|hey+|hello+|namaste+|namaskar|good (morning|afternoon|evening)|k cha|ke cha|sanchai)\b.{0,14}$|^नमस्/i,
  ],
  ['thanks', /^.{0,20}\b(thank(s| you)|thx|dhanyaba+d)\b.{0,20}$|^धन्यवाद/i],
  ['goodbye', /^\W*(bye|goodbye|good ?night|see you|sh?ubha ratri|alvida)\b.{0,20}$/i],
]

export function hearOccasion(message: string): Occasion | undefined {
  return occasions.find(([, pattern]) => pattern.test(message))?.[0]
}
