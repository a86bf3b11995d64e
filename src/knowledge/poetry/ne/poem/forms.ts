import type { Metre } from '../../metre/metres.ts'

export const nepaliForms = [
  'jhyaure',
  'muktak',
  'gazal',
  'haiku',
  'anushtup',
  'shardul',
  'mandakranta',
] as const
export type NepaliForm = (typeof nepaliForms)[number]

/** What a form is called, and how many of its lines stand together on the page. */
export const formFacts: Record<NepaliForm, { name: string; linesTogether: number }> = {
  jhyaure: { name: 'झ्याउरे', linesTogether: 4 },
  muktak: { name: 'मुक्तक', linesTogether: 4 },
  gazal: { name: 'गजल', linesTogether: 2 },
  haiku: { name: 'हाइकु', linesTogether: 3 },
  anushtup: { name: 'अनुष्टुप्', linesTogether: 2 },
  shardul: { name: 'शार्दूलविक्रीडित', linesTogether: 4 },
  mandakranta: { name: 'मन्दाक्रान्ता', linesTogether: 4 },
}

export type CoupletForm = 'jhyaure' | 'anushtup' | 'shardul' | 'mandakranta'

export const metreOfForm: Record<CoupletForm, Metre> = {
  jhyaure: 'झ्याउरे',
  anushtup: 'अनुष्टुप्',
  shardul: 'शार्दूलविक्रीडित',
  mandakranta: 'मन्दाक्रान्ता',
}

/** The lines with an empty one between stanzas, where the poet left none. */
export function inStanzas(lines: readonly string[], form: NepaliForm): readonly string[] {
  if (lines.includes('')) return lines
  const together = formFacts[form].linesTogether
  return lines.flatMap((line, at) => (at > 0 && at % together === 0 ? ['', line] : [line]))
}
