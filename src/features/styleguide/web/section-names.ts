import type { Language } from '#kit/i18n/language.ts'

export type Theme = 'light' | 'dark'

/** In the order in which they stand. */
export const sectionNames = [
  'ground',
  'writing',
  'controls',
  'choices',
  'fields',
  'sheets',
  'messages',
  'rooms',
  'results',
  'cards',
  'care',
  'drawings',
  'spots',
] as const

export type SectionName = (typeof sectionNames)[number]

/** One phone's view of the parts. */
export function glassAddress(language: Language, theme: Theme): string {
  return `/styleguide?glass=${theme}&language=${language}`
}

export function themeOfGlass(search: string): Theme | null {
  const asked = new URLSearchParams(search).get('glass')
  return asked === 'light' || asked === 'dark' ? asked : null
}
