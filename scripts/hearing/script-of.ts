import { readText } from '../../src/knowledge/hearing/ear.ts'
import { type Tongue, tongueOf } from '../../src/knowledge/hearing/reading/meanings.ts'

export const scripts: readonly Tongue[] = ['english', 'devanagari', 'romanised']

export function scriptOf(text: string): Tongue {
  const { senses } = readText(text)
  return tongueOf(senses, { from: 0, to: senses.length })
}
