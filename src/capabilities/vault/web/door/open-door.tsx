import type { Language } from '#kit/i18n/language.ts'
import { type Brought, bringWords } from './bring-words.tsx'
import { Door } from './door.tsx'

export function openDoor(language: Language): Promise<Brought> {
  return bringWords(language, <Door />)
}
