/** The broad matters that every topic belongs to; poems have images for each. */
export const themeNames = [
  'mother',
  'father',
  'home',
  'exile',
  'rain',
  'mountain',
  'river',
  'flower',
  'night',
  'dawn',
  'love',
  'loss',
  'lonely',
  'friend',
  'childhood',
  'work',
  'festival',
  'nation',
  'peace',
  'joy',
  'words',
  'life',
] as const
export type Theme = (typeof themeNames)[number]

export function isTheme(name: string): name is Theme {
  return themeNames.includes(name as Theme)
}
