import type { PoemForm } from '../../kinds.ts'

export type EnglishForm = PoemForm<'en'>

/**
 * Verse as it is written here: the stanzas of couplets, quatrains, free verse and haiku, in this
 * order, a `~` between forms and an empty line between stanzas. `[slow|long]` is a choice between readings that all scan.
 */
export type Sheet = string

/** The stanzas of one place in a poem, in each form a poem can take. */
export type Stanzas = Readonly<Record<EnglishForm, readonly string[]>>

/** Where a poem goes after its opening image: its turn, or how it consoles. A haiku does neither. */
export interface Movement {
  turns: Sheet
  closings: Sheet
}

export function readSheet(sheet: Sheet): Stanzas {
  const [couplets = [], quatrains = [], free = [], haiku = []] = sheet.split('\n~\n').map(stanzasOf)
  return { couplets, quatrains, haiku, free }
}

export function stanzasOf(block: string): string[] {
  return block.trim().split('\n\n')
}
