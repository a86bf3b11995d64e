import type { Language } from '#kit/i18n/language.ts'

/** Reads today's question where it is asked, among the polls. */
export type AskTodays = (language: Language) => Promise<string | null>
