/// <reference types="vite/types/importMeta.d.ts" />
const files: Readonly<Record<string, string>> = import.meta.glob('./told-dreams.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A dream, and every picture of the shelf that would fit it. */
export interface ToldDream {
  readonly fits: readonly string[]
  readonly dream: string
}

export const toldDreams: readonly ToldDream[] = readToldDreams(files['./told-dreams.txt'] ?? '')

function readToldDreams(text: string): ToldDream[] {
  return text
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('//'))
    .map((line) => {
      const [fits = '', dream = ''] = line.split(' = ')
      return { fits: fits.trim().split(/\s+/), dream }
    })
}
