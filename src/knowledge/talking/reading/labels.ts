import type { Both } from '#kit/i18n/both.ts'
import { romanise } from './romanise.ts'

/** Whether a choice was tapped or typed, in whichever language and letters it stood. */
export function isLabel({ en, np }: Both, said: string): boolean {
  return bare(en) === said || bare(np) === said || bare(romanise(np)) === said
}

export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
