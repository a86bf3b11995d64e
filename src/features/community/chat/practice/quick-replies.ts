import type { Both } from '#kit/i18n/both.ts'

/** Five first steps for who does not know how to begin. */
export const quickReplies: readonly Both[] = [
  { en: 'Hello! How are you?', np: 'नमस्ते! कस्तो छ?' },
  { en: 'It was a long day.', np: 'आजको दिन लामो लाग्यो।' },
  { en: 'I feel a bit low.', np: 'मन अलि खिन्न छ।' },
  { en: 'Something good happened.', np: 'आज एउटा राम्रो कुरा भयो।' },
  { en: 'Thank you for listening.', np: 'सुनिदिनुभएकोमा धन्यवाद।' },
]
