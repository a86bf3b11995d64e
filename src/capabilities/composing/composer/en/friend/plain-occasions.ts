/** Messages that want no counsel: a greeting, thanks, a goodbye, a question about who is speaking. */
export const occasions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(are|r) (you|u) (an? )?(human|real|robot|bot|ai|machine|person|computer|program)|who (are|r) (you|u)|timi ko hau|tapai ko ho/i,
    [
      'I’m a small program that writes replies, not a person. I can still listen carefully, in my way. What would you like to talk about?',
    ],
  ],
  [
    /^\W*(hi+|hey+|hello+|namaste+|namaskar|good (morning|afternoon|evening)|k cha|ke cha|sanchai)\b.{0,14}$|^नमस्/i,
    [
      'Hello. It’s good that you came. How is today treating you?',
      'Namaste. Sit wherever you like. What is on your mind?',
    ],
  ],
  [
    /^.{0,20}\b(thank(s| you)|thx|dhanyabad|dhanyabaad)\b.{0,20}$|^धन्यवाद/i,
    [
      'You’re welcome. I’m glad you talked. Is there anything else you’d like to put down here?',
      'Thank you for trusting me with it. How do you feel now?',
    ],
  ],
  [
    /^\W*(bye|goodbye|good ?night|see you|shubha ratri|subha ratri|alvida)\b.{0,20}$/i,
    [
      'Go gently. You can come back whenever you like. What is one kind thing you could do for yourself before sleep?',
    ],
  ],
]

/** Said when someone may be in danger: steady, short, and towards people. */
export const despairReply =
  'I’m really glad you told me. What you are carrying sounds like more than anyone should hold alone. I’m a program and cannot come and sit with you, so please reach someone who can, now: a person you trust, or a helpline listed on this site. If you might act on it, please call for emergency help or go where there are people. Are you safe at this moment?'
