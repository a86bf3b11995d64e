/** Messages that want no counsel: a greeting, thanks, a goodbye, a question about who is speaking. */
export const occasions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(are|r) (you|u) (an? )?(human|real|\w*bot|ai|person)|who (are|r) (you|u)|(timi|tapai) ko h/i,
    [
      'I’m a small program, not a person, and I can still listen. What would you like to talk about?',
    ],
  ],
  [
    /^\W*(hi+|hey+|hello+|namaste+|namaskar|good (morning|afternoon|evening)|k cha|ke cha|sanchai)\b.{0,14}$|^नमस्/i,
    ['Hello. It’s good that you came. How is today treating you?'],
  ],
  [
    /^.{0,20}\b(thank(s| you)|thx|dhanyaba+d)\b.{0,20}$|^धन्यवाद/i,
    ['You’re welcome. I’m glad you talked. Is there anything else?'],
  ],
  [
    /^\W*(bye|goodbye|good ?night|see you|sh?ubha ratri|alvida)\b.{0,20}$/i,
    ['Go gently, and come back whenever you like.'],
  ],
]
