import type { Both } from '#kit/i18n/both.ts'

/** One for each mood, yet true on any day: whichever is drawn, it fits. */
export const shelvedAffirmations: Both<readonly string[]> = {
  en: [
    'There is something good in today, and I am willing to see it.',
    'There is strength in me that hard days have already proved.',
    'My breath is steady, and this moment asks nothing more of me.',
    'I can trust the small steps; they are taking me somewhere.',
    'I am allowed to begin again, as often as I need.',
    'I am worthy of love exactly as I am.',
  ],
  np: [
    'आजको दिनमा पनि केही राम्रो छ, म त्यो देख्न तयार छु।',
    'अप्ठ्यारा दिनले मलाई तोडेनन्, झन् बलियो बनाए।',
    'मेरो सास शान्त छ, यो पल मेरा लागि यत्ति भए पुग्छ।',
    'मेरा साना पाइलाले पनि मलाई अगाडि लैजाँदै छन्।',
    'म जति पटक चाहिन्छ, त्यति पटक फेरि सुरु गर्न सक्छु।',
    'म जस्तो छु, त्यस्तै मायाको हकदार छु।',
  ],
}
