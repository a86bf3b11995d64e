import type { Language } from '#kit/i18n/language.ts'
import { capitalise, keepPlainText } from '#knowledge/poetry/plain-text.ts'
import { findPictures } from './find-pictures.ts'
import { roomsOf } from './material.ts'
import { openMeanings } from './shelf/open-shelf.ts'
import { happeningsRoom } from './shelf/words.ts'

/** A picture that was in a dream, and what people say of it. */
export interface SaidOfPicture {
  readonly id: string
  readonly emoji: string
  readonly label: string
  readonly said: string
  /** A saying that goes round, told as one. */
  readonly isSaying: boolean
}

const mostShown = 4
/** What is too heavy for what people say. */
const heavy = ['grave', 'care']

/** What is said of the pictures in a dream, beyond what a reading has said already. */
export async function sayOfSeen(
  dream: string,
  language: Language,
  reading: string,
): Promise<SaidOfPicture[]> {
  const seen = findPictures(keepPlainText(dream, 2000))
  if (seen.happenings.some(({ tags }) => tags.some((tag) => heavy.includes(tag)))) return []
  const meanings = await openMeanings(language, [...roomsOf(seen), happeningsRoom])
  return [...seen.happenings, ...seen.others]
    .flatMap(({ id, emoji }) => {
      const meaning = meanings.get(id)
      if (!meaning) return []
      const [saying] = meaning.sayings
      const said = saying ?? meaning.readings.find((line) => !reading.includes(line))
      if (said === undefined) return []
      return [{ id, emoji, label: labelOf(meaning.name), said, isSaying: saying !== undefined }]
    })
    .sort((one, other) => Number(other.isSaying) - Number(one.isSaying))
    .slice(0, mostShown)
}

function labelOf(name: string): string {
  return capitalise(name.replace(/^(?:an?|the|your) /, ''))
}
