import type { Concept } from './lexicon-notation.ts'

/** One concept a line: its name, its English words, its Nepali keys. */
export function packLexicon(concepts: readonly Concept[]): string {
  return concepts
    .map(({ name, english, nepali }) => `${name}|${english.join(' ')}|${nepali.join(' ')}`)
    .join('\n')
}

export function unpackLexicon(packed: string): Concept[] {
  return packed.split('\n').map((line) => {
    const [name = '', english = '', nepali = ''] = line.split('|')
    return { name, english: wordsIn(english), nepali: wordsIn(nepali) }
  })
}

function wordsIn(list: string): string[] {
  return list === '' ? [] : list.split(' ')
}
