import type { PoemForm } from '../../kinds.ts'
import type { Metre } from '../../metre/metres.ts'

export type NepaliForm = PoemForm<'np'>
export type CoupletForm = 'jhyaure' | 'anushtup' | 'shardul' | 'mandakranta'

const movement = ['open', 'deepen', 'turn', 'rest'] as const

/** How a poem of the form moves, from its first scene to its last. */
export const partsOf: Readonly<Record<NepaliForm, readonly string[]>> = {
  gadya: movement,
  jhyaure: movement,
  muktak: ['whole'],
  gazal: ['open', 'deepen', 'deepen', 'turn', 'rest'],
  haiku: ['whole'],
  anushtup: movement,
  shardul: movement,
  mandakranta: movement,
}

/** How many lines of a form stand together on the page; in गद्य a scene stands by itself. */
export const linesTogether: Readonly<Record<Exclude<NepaliForm, 'gadya'>, number>> = {
  jhyaure: 4,
  muktak: 4,
  gazal: 2,
  haiku: 3,
  anushtup: 2,
  shardul: 4,
  mandakranta: 4,
}

export const metreOfForm: Record<CoupletForm, Metre> = {
  jhyaure: 'झ्याउरे',
  anushtup: 'अनुष्टुप्',
  shardul: 'शार्दूलविक्रीडित',
  mandakranta: 'मन्दाक्रान्ता',
}

/** The lines with an empty one between stanzas, where the poet left none. */
export function inStanzas(lines: readonly string[], form: NepaliForm): readonly string[] {
  if (lines.includes('') || form === 'gadya') return lines
  const together = linesTogether[form]
  return lines.flatMap((line, at) => (at > 0 && at % together === 0 ? ['', line] : [line]))
}
