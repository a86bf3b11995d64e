export interface Spelling {
  readonly wrong: RegExp
  readonly right: string
}

/** Letters and the signs that hang on them: Devanagari vowel signs are marks, not letters. */
const inWord = String.raw`[\p{L}\p{M}\u200c\u200d]`

/** `रूख* → रुख`, one a line; a pattern stands between slashes. */
export function readSpellings(list: string): Spelling[] {
  return list
    .split('\n')
    .filter((line) => line.trim() && !/^(\/\/|# )/.test(line))
    .map((line) => {
      const [wrong, right, more] = line.split(' → ')
      if (!wrong || !right || more) throw new Error(`Not a spelling: ${line}`)
      return { wrong: toPattern(wrong), right }
    })
}

function toPattern(wrong: string): RegExp {
  const pattern = /^\/(.+)\/$/.exec(wrong)?.[1]
  if (pattern) return new RegExp(pattern, 'gu')
  const [word = '', rest] = wrong.split('*')
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const end = rest === undefined ? `(?!${inWord})` : ''
  return new RegExp(`(?<!${inWord})${escaped}${end}`, 'giu')
}

/** What is misspelt in a text, with what it should be. */
export function findMisspelt(text: string, spellings: readonly Spelling[]): string[] {
  return spellings.flatMap(({ wrong, right }) =>
    [...text.matchAll(wrong)].map(([found]) => `${found} → ${right}`),
  )
}
