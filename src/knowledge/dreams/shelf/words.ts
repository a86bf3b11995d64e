/// <reference types="vite/types/importMeta.d.ts" />

import { type Lexicon, makeLexicon } from '#knowledge/hearing/reading/lexicon.ts'
import { readConcepts } from '#knowledge/hearing/reading/lexicon-notation.ts'
import { type Entry, type Happening, readEntry, readHappenings } from './read-happenings.ts'

/** A picture, and in which room of the shelf its sentences stand. */
export interface Picture extends Entry {
  readonly room: string
}

const files: Readonly<Record<string, string>> = import.meta.glob('./words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rules: Readonly<Record<string, string>> = import.meta.glob('./*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Words that tell what happened and name no picture. */
const helpers = 'helpers'
export const happeningsRoom = 'happenings'

interface Words {
  readonly lexicon: Lexicon
  readonly pictures: ReadonlyMap<string, Picture>
  readonly happenings: readonly Happening[]
  /** Words that are typed like the name of a picture and are none. */
  readonly noPictures: ReadonlySet<string>
}

let words: Words | undefined

/** Made at the first dream. */
export function openWords(): Words {
  words ??= readWords()
  return words
}

function readWords(): Words {
  const pictures = new Map<string, Picture>()
  for (const [path, text] of Object.entries(files)) {
    const room = path.replace(/^.*\//, '').replace('.txt', '')
    if (room === helpers) continue
    for (const line of text.split('\n').filter((one) => one.startsWith('# '))) {
      const entry = readEntry(line)
      pictures.set(entry.id, { ...entry, room })
    }
  }
  const lexicon = makeLexicon(readConcepts(withoutRemarks(Object.values(files).join('\n'))))
  return {
    lexicon,
    pictures,
    happenings: readHappenings(rules['./happenings.txt'] ?? ''),
    noPictures: new Set(withoutRemarks(rules['./no-pictures.txt'] ?? '').split(/\s+/)),
  }
}

function withoutRemarks(text: string): string {
  return text.replace(/^\/\/.*$/gm, '')
}
