/**
 * How word lists are written, one phrase a line:
 *
 *     want|wanna really? to? die    either word; a word that may be missing
 *     suicid*                       a stem with any ending
 *     better_off without me         `_` is a space inside one of several choices
 *     tired .. living               up to three words between
 *     red|green|                    a line that ends in `|` goes on in the next
 *       blue door
 *
 * A space in a phrase may be missing in a text (`killmyself`), never the other way round.
 */
export type PhrasePart =
  | { readonly kind: 'words'; readonly choices: readonly Choice[]; readonly mayBeMissing: boolean }
  | { readonly kind: 'gap' }

type Choice = { readonly word: string; readonly isStem: boolean }

export function parsePhrase(phrase: string): PhrasePart[] {
  return phrase
    .trim()
    .split(/\s+/)
    .map((part) => (part === '..' ? { kind: 'gap' } : parseWords(part)))
}

function parseWords(part: string): PhrasePart {
  const mayBeMissing = part.endsWith('?')
  const choices = (mayBeMissing ? part.slice(0, -1) : part).split('|').map(parseChoice)
  return { kind: 'words', choices, mayBeMissing }
}

function parseChoice(choice: string): Choice {
  const isStem = choice.endsWith('*')
  return { word: (isStem ? choice.slice(0, -1) : choice).replaceAll('_', ' '), isStem }
}

/** One way of saying a phrase: the first of every choice, nothing left out. */
export function sayOnce(phrase: string): string {
  return parsePhrase(phrase)
    .flatMap((part) => (part.kind === 'words' ? part.choices.slice(0, 1) : []))
    .map(({ word }) => word)
    .join(' ')
}

/** The phrases of a list, without its empty lines and `# remarks`. */
export function phrasesOf(list: string): string[] {
  return list
    .replace(/\|\n\s*/g, '|')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
