import type { PoemForm } from '../../kinds.ts'

export type EnglishForm = PoemForm<'en'>

/** The stanzas of a block of verse, which an empty line parts. */
export function stanzasOf(block: string): string[] {
  return block.trim().split('\n\n')
}
