import { fill } from '#knowledge/poetry/chance/choose.ts'
import { capitalise } from '#knowledge/poetry/plain-text.ts'
import type { SeenHappening } from './find-pictures.ts'
import type { Material } from './material.ts'
import type { Meaning } from './shelf/read-meanings.ts'
import type { Picture } from './shelf/words.ts'

/** One of the lines of a part, filled in; never the same from one press to the next. */
export function lineOf(
  { lines, deal }: Material,
  part: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [line = ''] = deal(lines.get(part) ?? [])
  return fill(line, values)
}

/** What happened, said back: with who did it where that is known, and where. */
export function heardIn(material: Material, happening: SeenHappening, part = 'heard', at?: string) {
  const heard = clauseOf(material, happening)
  const values = { heard, Heard: capitalise(heard) }
  return capitalise(
    at === undefined
      ? lineOf(material, part, values)
      : lineOf(material, `${part}-at`, { ...values, at }),
  )
}

function clauseOf({ meanings, deal }: Material, { id, who }: SeenHappening): string {
  const clauses = meanings.get(id)?.heard ?? []
  const name = who && meanings.get(who.id)?.name
  const fitting = clauses.filter((clause) => clause.includes('{who}') === (name !== undefined))
  const [clause = ''] = deal(fitting.length > 0 ? fitting : clauses)
  return fill(clause, { who: name ?? '' })
}

/** Where somebody is in a place: written down, or made with the Nepali ending. */
export function placeOf({ language }: Material, picture: Picture, meaning: Meaning | undefined) {
  if (!meaning || !picture.tags.includes('place')) return undefined
  return meaning.at ?? (language === 'np' ? `${meaning.name}मा` : undefined)
}
