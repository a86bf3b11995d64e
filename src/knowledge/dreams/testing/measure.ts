/// <reference types="vite/types/importMeta.d.ts" />
import told from './told-dreams.txt?raw'

/** A dream, and every picture of the shelf that would fit it. */
export interface ToldDream {
  readonly fits: readonly string[]
  readonly dream: string
}

export const toldDreams: readonly ToldDream[] = readToldDreams(told)

export function readToldDreams(text: string): ToldDream[] {
  return text
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('//'))
    .map((line) => {
      const [fits = '', dream = ''] = line.split(' = ')
      return { fits: fits.trim().split(/\s+/), dream }
    })
}
