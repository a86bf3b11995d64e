import type { PoemForm } from '../../kinds.ts'
import type { Metre } from '../../metre/metres.ts'

export type NepaliForm = PoemForm<'np'>

/** How many lines of a form stand together on the page. */
export const linesTogether: Readonly<Record<NepaliForm, number>> = {
  jhyaure: 4,
  muktak: 4,
  gazal: 2,
  haiku: 3,
  anushtup: 2,
  shardul: 4,
  mandakranta: 4,
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
  const together = linesTogether[form]
  return lines.flatMap((line, at) => (at > 0 && at % together === 0 ? ['', line] : [line]))
}
