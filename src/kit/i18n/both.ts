import type { Language } from './language.ts'

/** Something that stands in every language of the house. */
export type Both<Value = string> = Readonly<Record<Language, Value>>
