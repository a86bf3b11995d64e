import { openEar } from '../../src/knowledge/hearing/ear.ts'
import { leaningOf } from '../../src/knowledge/hearing/reading/meanings.ts'
import { readWords } from '../../src/knowledge/hearing/reading/read-words.ts'

export const scripts = ['english', 'devanagari', 'romanised'] as const
export type Script = (typeof scripts)[number]

export function scriptOf(text: string): Script {
  const devanagari = text.match(/[ऄ-ॿ]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  if (devanagari > latin) return 'devanagari'
  const { senseOf } = openEar()
  const senses = readWords(text).map(({ letters }) => senseOf(letters))
  return leaningOf(senses, 0, senses.length) >= 0 ? 'english' : 'romanised'
}
