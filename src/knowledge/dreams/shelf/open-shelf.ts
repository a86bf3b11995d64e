/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '#kit/i18n/language.ts'
import { type Meaning, readLines, readMeanings } from './read-meanings.ts'

/** Each room of each language is fetched when something in it was dreamt of. */
type Files = Record<string, () => Promise<string>>

const files: Readonly<Record<Language, Files>> = {
  en: import.meta.glob('./en/*.txt', { query: '?raw', import: 'default' }) as Files,
  np: import.meta.glob('./ne/*.txt', { query: '?raw', import: 'default' }) as Files,
}
const folders: Readonly<Record<Language, string>> = { en: 'en', np: 'ne' }

/** What is said of the pictures of some rooms. */
export async function openMeanings(
  language: Language,
  rooms: Iterable<string>,
): Promise<ReadonlyMap<string, Meaning>> {
  const texts = await Promise.all([...new Set(rooms)].map((room) => textOf(language, room)))
  return new Map(texts.flatMap((text) => [...readMeanings(text)]))
}

/** How a reading goes from one thing to the next. */
export async function openLines(
  language: Language,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return readLines(await textOf(language, 'lines'))
}

function textOf(language: Language, room: string): Promise<string> {
  const load = files[language][`./${folders[language]}/${room}.txt`]
  if (!load) throw new Error(`Nobody wrote the room ${room}`)
  return load()
}
