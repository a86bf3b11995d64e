import { device } from '#kit/web/device-store.ts'
import { type Category, categories, unchosenCategory } from '../../categories.ts'
import type { Wall } from '../../walls.ts'

/** What somebody was writing when the tab was closed, the phone died or the next room opened. */
export interface Draft {
  readonly text: string
  readonly category: Category
}

export const emptyDraft: Draft = { text: '', category: unchosenCategory }

const keyOf = (wall: Wall) => `draft ${wall}`

export function readDraft(wall: Wall): Draft {
  const kept = device.readJson<Partial<Draft>>(keyOf(wall))
  return {
    text: typeof kept?.text === 'string' ? kept.text : '',
    category: categories.find((one) => one === kept?.category) ?? unchosenCategory,
  }
}

export function keepDraft(wall: Wall, draft: Draft): void {
  if (draft.text === '' && draft.category === unchosenCategory) device.forget(keyOf(wall))
  else device.keep(keyOf(wall), JSON.stringify(draft))
}
