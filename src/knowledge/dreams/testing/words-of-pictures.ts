/// <reference types="vite/types/importMeta.d.ts" />
import { openWords } from '../shelf/words.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('../shelf/words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The words of each picture as they are written down, without roots that nobody says alone. */
export function wordsOfPictures(): { id: string; english: string[]; nepali: string[] }[] {
  return [...openWords().pictures.values()].map(({ id, room }) => {
    const [, block = ''] = (files[`../shelf/words/${room}.txt`] ?? '').split(`# ${id}:`)
    const [own = ''] = block.split('\n# ')
    return { id, english: listed(own, 'en'), nepali: listed(own, 'ne') }
  })
}

function listed(block: string, language: string): string[] {
  const [, words = ''] = new RegExp(`^${language}: (.*)$`, 'm').exec(block) ?? []
  return words
    .split(/[,\s]+/)
    .filter((word) => word !== '' && !word.endsWith('+'))
    .map((word) => word.replaceAll('_', ' '))
}
