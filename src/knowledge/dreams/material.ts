import type { Language } from '#kit/i18n/language.ts'
import type { Deal } from '#knowledge/poetry/chance/seed-row.ts'
import type { Seen } from './find-pictures.ts'
import type { Meaning } from './shelf/read-meanings.ts'
import { happeningsRoom } from './shelf/words.ts'

/** All that a reading is made of. */
export interface Material {
  readonly seen: Seen
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly language: Language
  readonly deal: Deal
}

/** Where the sentences stand that a reading needs. */
export function roomsOf({ happenings, pictures }: Seen): Set<string> {
  const rooms = new Set(pictures.map(({ room }) => room))
  for (const { who } of happenings) {
    rooms.add(happeningsRoom)
    if (who) rooms.add(who.room)
  }
  return rooms
}
