/**
 * Words that share their beginnings: the letter at i of `letters` leads to `branches[i]`. Letters
 * are character codes, which are compared in no time: every word of every post passes here.
 */
export type LetterTree = {
  letters: number[]
  branches: LetterTree[]
  /** A word ends here. */
  isWord: boolean
  /** Any word that goes on from here is meant too. */
  isStem: boolean
  /** Which phrases begin with the word that ends here. */
  phrases: number[]
}

const none: never[] = []

export function growTree(): LetterTree {
  return { letters: none, branches: none, isWord: false, isStem: false, phrases: none }
}

export function addWord(tree: LetterTree, word: string, isStem: boolean, phrase?: number): void {
  let node = tree
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at)
    node = branchAt(node, letter) ?? growBranch(node, letter)
  }
  if (isStem) node.isStem = true
  else node.isWord = true
  if (phrase === undefined) return
  if (node.phrases.length === 0) node.phrases = [phrase]
  else if (!node.phrases.includes(phrase)) node.phrases.push(phrase)
}

function branchAt(node: LetterTree, letter: number): LetterTree | undefined {
  const { letters } = node
  for (let place = 0; place < letters.length; place += 1) {
    if (letters[place] === letter) return node.branches[place]
  }
  return undefined
}

function growBranch(node: LetterTree, letter: number): LetterTree {
  const branch = growTree()
  if (node.branches.length === 0) {
    node.letters = [letter]
    node.branches = [branch]
  } else {
    node.letters.push(letter)
    node.branches.push(branch)
  }
  return branch
}

const space = 0x20
const dash = 0x2d
const star = 0x2a

/** More starred letters than this and `***` would stand for any word at all. */
const starsAllowed = 2

type OnWord = (end: number, node: LetterTree) => void

/**
 * Calls back for every listed word that can be read from `at`. Punctuation inside a word, a
 * letter typed twice and up to two starred letters are read over.
 */
export function readWordsAt(tree: LetterTree, letters: string, at: number, onWord: OnWord): void {
  walk(tree, letters, at, at, 0, onWord)
}

function walk(
  node: LetterTree,
  letters: string,
  from: number,
  position: number,
  stars: number,
  onWord: OnWord,
): void {
  // A mark after the word is no part of it: `die!` ends before the `!`.
  if (node.isWord && letters.charCodeAt(position - 1) !== dash) onWord(position, node)
  if (node.isStem) onWord(endOfWord(letters, position), node)
  if (position === letters.length) return
  const letter = letters.charCodeAt(position)
  if (letter === star) {
    if (stars === starsAllowed || position === from) return
    for (const branch of node.branches) walk(branch, letters, from, position + 1, stars + 1, onWord)
    walk(node, letters, from, position + 1, stars + 1, onWord)
    return
  }
  if (position > from && (letter === dash || isRepeat(letters, position))) {
    walk(node, letters, from, position + 1, stars, onWord)
  }
  const branch = branchAt(node, letter)
  if (branch) walk(branch, letters, from, position + 1, stars, onWord)
  const beyondSpace = letter === space ? undefined : branchAt(node, space)
  if (beyondSpace) {
    walk(beyondSpace, letters, from, letter === dash ? position + 1 : position, stars, onWord)
  }
}

function isRepeat(letters: string, position: number): boolean {
  const letter = letters.charCodeAt(position)
  return letter !== space && letter === letters.charCodeAt(position - 1)
}

export function endsWord(letters: string, position: number): boolean {
  if (position === letters.length) return true
  const letter = letters.charCodeAt(position)
  return letter === space || letter === dash
}

export function startsWord(letters: string, position: number): boolean {
  return !endsWord(letters, position) && (position === 0 || endsWord(letters, position - 1))
}

export function endOfWord(letters: string, position: number): number {
  let end = position
  while (!endsWord(letters, end)) end += 1
  return end
}

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
