import { languages } from '#kit/i18n/language.ts'
import { fields, Misshapen, oneOf, type Read, textUpTo } from './read-shape.ts'
import { nameRecord } from './record-id.ts'

export interface OldHomes {
  readonly poems: string | null
  /** The ids of quotes on our shelf. */
  readonly quotes: string | null
  readonly stories: string | null
}

const text = textUpTo(2_000_000, 1)
const language = oneOf(languages)
const readPoem = fields({ text, language, source: oneOf(['ai', 'composer', 'shelf']) })
const readStory = fields({ opening: text, language, more: textUpTo(2_000_000) })

/**
 * Favourites and stories as they lay in `localStorage`, the newest first, as records. What is
 * broken is left out: a half written poem must not keep the others from moving.
 */
export function readOldHomes(homes: OldHomes, now: number) {
  return [
    ...readList(homes.poems, readPoem).map((poem, place) => ({
      kind: 'favourites' as const,
      record: { id: nameRecord('poem', poem.text), what: 'poem', ...poem, at: now - place },
    })),
    ...readList(homes.quotes, text).map((shelved, place) => ({
      kind: 'favourites' as const,
      // Only its name was kept; the shelf knows the words.
      record: {
        id: nameRecord('quote', shelved),
        what: 'quote',
        text: '',
        language: 'en' as const,
        source: 'shelf' as const,
        shelved,
        at: now - place,
      },
    })),
    ...readList(homes.stories, readStory).map(({ opening, more, language }, place) => ({
      kind: 'drafts' as const,
      record: {
        id: nameRecord('story', opening),
        text: more,
        story: { text: opening, language, at: now - place },
      },
    })),
  ]
}

function readList<Value>(written: string | null, read: Read<Value>): readonly Value[] {
  let list: unknown
  try {
    list = JSON.parse(written ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(list) ? list.flatMap((each) => attempt(read, each)) : []
}

function attempt<Value>(read: Read<Value>, value: unknown): readonly Value[] {
  try {
    return [read(value)]
  } catch (error) {
    if (error instanceof Misshapen) return []
    throw error
  }
}
