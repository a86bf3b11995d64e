import type { HeardNeed } from '#knowledge/hearing/hear-need.ts'
import type { Words } from './said/english.ts'

type Key = keyof Words
type Heard = Pick<HeardNeed, 'need' | 'child' | 'now' | 'bereaved'>

export function titleFor({ need }: Pick<Heard, 'need'>): Key {
  return `${need}.title`
}

/** What cannot wait for the other words. */
export function whatIsUrgent({ need, now }: Pick<Heard, 'need' | 'now'>): Key[] {
  if (!now || need === 'none') return []
  if (need === 'harmed') return ['now.harmed']
  return [need === 'other' ? 'now.other' : 'now']
}

/** The paragraphs that fit what was heard. */
export function whatToSay({ need, child, bereaved }: Omit<Heard, 'now'>): Key[] {
  if (need === 'none') return ['grief']
  const said: Key[] = [`${need}.text`]
  if (child) said.push('child')
  if (bereaved) said.push('grief')
  if (need === 'harmed') said.push('harmed.traces')
  return said
}
