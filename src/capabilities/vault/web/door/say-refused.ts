import type { Opening } from '../lock/opening.ts'
import type { Words } from './words/en.ts'

type Refused = Extract<Opening, { readonly ok: false }>

/** What is said of a door that stayed shut. Of a wait, and of what is the same, the forms tell. */
export function sayRefused(
  { why }: Pick<Refused, 'why'>,
  given: 'secret' | 'words',
): keyof Words | null {
  if (why === 'wait' || why === 'same') return null
  if (why === 'wrong') return given === 'words' ? 'common.door.wrongWords' : 'common.door.wrong'
  return `common.door.${why}`
}
