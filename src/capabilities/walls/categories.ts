/** What a post of a sorted wall is about; one that nobody sorted is Personal. */
export const chosenCategories = [
  'Family',
  'Friends',
  'Health',
  'Nature',
  'Simple Pleasures',
  'Kindness',
  'Learning',
  'Achievement',
] as const
export const unchosenCategory = 'Personal'
export const categories = [unchosenCategory, ...chosenCategories] as const
export type Category = (typeof categories)[number]
