import type { WordTone } from '#knowledge/hearing/topics/ne/lexicon/read-lexicon.ts'
import type { Theme } from '#knowledge/hearing/topics/ne/theme.ts'
import type { Scene } from './scenes/read-scenes.ts'

export type Tone = WordTone

export const toneOfTheme: Readonly<Record<Theme, Tone>> = {
  mother: 'tender',
  father: 'tender',
  home: 'tender',
  exile: 'longing',
  rain: 'calm',
  mountain: 'calm',
  river: 'calm',
  flower: 'bright',
  night: 'calm',
  dawn: 'bright',
  love: 'tender',
  loss: 'longing',
  lonely: 'longing',
  friend: 'tender',
  childhood: 'tender',
  work: 'bright',
  festival: 'bright',
  nation: 'bright',
  peace: 'calm',
  joy: 'bright',
  words: 'calm',
  life: 'calm',
}

/** Which scenes a poem of a tone may take in: none of them glad beside a grief. */
const goesWith: Readonly<Record<Tone, readonly Tone[]>> = {
  tender: ['tender', 'calm', 'bright'],
  longing: ['longing', 'calm'],
  bright: ['bright', 'tender', 'calm', 'comic'],
  calm: ['calm', 'tender'],
  comic: ['comic', 'bright', 'calm'],
  grave: ['grave'],
}

/** A scene without a tone is neither glad nor sad; where somebody has died, that is not enough. */
export function suits({ tags }: Scene, tone: Tone, hours?: readonly string[]): boolean {
  if (hours && tags.hour && !hours.some((hour) => tags.hour?.includes(hour))) return false
  if (!tags.tone) return tone !== 'grave'
  // What makes somebody laugh may be calm besides; it is no company for longing.
  if (tone === 'longing' && tags.tone.includes('comic')) return false
  return tags.tone.some((each) => goesWith[tone].includes(each as Tone))
}
