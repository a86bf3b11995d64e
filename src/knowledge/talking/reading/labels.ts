import type { Both } from '#kit/i18n/both.ts'
import { romanise } from './romanise.ts'

const waysOf = new WeakMap<Both, ReadonlySet<string>>()

/** Whether a choice was tapped or typed, in whichever language and letters it stood. */
export function isLabel(label: Both, said: string): boolean {
  // A talk is gone through again with every message; its labels are spelled once.
  const ways = waysOf.get(label) ?? new Set([label.en, label.np, romanise(label.np)].map(bare))
  waysOf.set(label, ways)
  return ways.has(said)
}

export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
