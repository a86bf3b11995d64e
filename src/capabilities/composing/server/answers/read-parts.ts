/** What each part of an answer may be called, in either language. */
const labels = {
  meaning: ['meaning', 'अर्थ'],
  origin: ['origin', 'मूल', 'उत्पत्ति', 'स्रोत'],
  personality: ['personality', 'व्यक्तित्व', 'स्वभाव'],
  traits: ['traits', 'trait', 'qualities', 'गुण', 'गुणहरू', 'विशेषता', 'विशेषताहरू'],
} as const
export type PartName = keyof typeof labels

const bar = /[|｜¦]/
const tableRule = /^[\s:=–—-]+$/
const listMark = /^\s*(?:[-•–]|[\d०-९]{1,2}[.)])\s+/u

/**
 * Reads the parts of an answer that was asked for as "first|second|third". Services add labels,
 * table rules, list marks, line ends and bars of their own, or forget a part: what is missing here
 * is missing in the result, and what is too much stays with the last part.
 */
export function readParts<Name extends PartName>(
  text: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  const unnamed: string[] = []
  for (const piece of splitPieces(withoutTableHead(text, names), names)) {
    const { name, words } = readLabel(piece, names)
    if (words === '') continue
    if (name && found[name] === undefined) found[name] = words
    else unnamed.push(words)
  }
  for (const name of names) found[name] ??= unnamed.shift()
  const last = names.filter((name) => found[name] !== undefined).at(-1)
  if (last && unnamed.length > 0) found[last] = [found[last], ...unnamed].join(' ')
  return found
}

function splitPieces(text: string, names: readonly PartName[]): string[] {
  if (bar.test(text)) return text.split(bar)
  const labelled = text.split(new RegExp(`\\n+(?=\\s*${labelPattern(names)})`, 'iu'))
  if (labelled.length > 1) return labelled
  return text.split(/\n+/)
}

function withoutTableHead(text: string, names: readonly PartName[]): string {
  const known = new Set<string>(names.flatMap((name) => labels[name]))
  return text
    .split('\n')
    .filter((line) => {
      const cells = line.split(bar).map((cell) => cell.trim().toLowerCase())
      const words = cells.filter((cell) => cell !== '' && !tableRule.test(cell))
      return words.some((cell) => !known.has(cell)) || (words.length < 2 && line.trim() === '')
    })
    .join('\n')
}

function readLabel<Name extends PartName>(piece: string, names: readonly Name[]) {
  const words = tidy(piece)
  for (const name of names) {
    const label = new RegExp(`^${labelPattern([name])}\\s*`, 'iu').exec(words)
    if (label) return { name, words: tidy(words.slice(label[0].length)) }
  }
  return { name: undefined, words: tableRule.test(words) ? '' : words }
}

function labelPattern(names: readonly PartName[]): string {
  return `(?:${names.flatMap((name) => labels[name]).join('|')})\\s*[:：–—-]`
}

function tidy(piece: string): string {
  return piece.replace(listMark, '').replace(/\s+/g, ' ').trim()
}
