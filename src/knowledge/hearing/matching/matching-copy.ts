import type { MatchingCopy } from './copied-text.ts'
import { softenSpelledOutWords } from './copied-text.ts'
import { readCharacter } from './read-character.ts'

/*
 * Every post is read here before it reaches a wall, so characters are numbers: a number is
 * compared in no time, a string of one Devanagari letter is made anew each time it is looked at.
 */
const space = 0x20
const dash = 0x2d
const star = 0x2a

/** By character code; 0 where a character stands for no letter. */
function makeTable(readings: Readonly<Record<string, string>>): Uint8Array {
  const table = new Uint8Array(0x80)
  for (const [character, letter] of Object.entries(readings)) {
    table[character.charCodeAt(0)] = letter.charCodeAt(0)
  }
  return table
}

const digitsReadAsLetters = makeTable({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '9': 'g',
})
const signsReadAsLetters = makeTable({ '@': 'a', $: 's' })
const signsReadInsideWords = makeTable({ '!': 'i', '|': 'i', '+': 't' })
const starredOut = makeTable({ '*': '*', '#': '*', '%': '*' })
const longestStarring = 4

type Scan = { marks: number[]; starts: number[]; ends: number[] }

export function copyForMatching(text: string): MatchingCopy {
  const scan = scanCharacters(text)
  readSignsAsLetters(scan.marks)
  return softenSpelledOutWords(joinMarks(scan))
}

function scanCharacters(text: string): Scan {
  const scan: Scan = { marks: [], starts: [], ends: [] }
  for (let at = 0; at < text.length; ) {
    const point = text.codePointAt(at) as number
    const width = point > 0xffff ? 2 : 1
    const reading = readCharacter(point)
    for (let part = 0; part < reading.length; part += 1) {
      scan.marks.push(reading.charCodeAt(part))
      scan.starts.push(at)
      scan.ends.push(at + width)
    }
    at += width
  }
  return scan
}

/** `k1ll` and `b@d` are words; `2081` and `3.5` are numbers and stay so: it needs a letter nearby. */
function readSignsAsLetters(marks: number[]): void {
  for (let from = 0; from < marks.length; ) {
    let to = from
    let latin = false
    let plain = true
    while (to < marks.length && marks[to] !== space) {
      const mark = marks[to] as number
      latin ||= isLatin(mark)
      plain &&= isLetter(mark)
      to += 1
    }
    if (!plain) readSignsOfChunk(marks, from, to, latin)
    from = to + 1
  }
}

function readSignsOfChunk(marks: number[], from: number, to: number, latin: boolean): void {
  for (let at = from; at < to; at += 1) {
    const mark = marks[at] as number
    if (isLetter(mark)) continue
    const letter = latin ? letterFor(marks, from, at, to) : 0
    marks[at] = letter || starOrGap(marks, at)
  }
}

/** The letter that a digit or a sign stands for in its chunk, or 0. */
function letterFor(marks: readonly number[], from: number, at: number, to: number): number {
  const mark = marks[at] as number
  const before = at > from && isLetter(marks[at - 1] as number)
  const after = at + 1 < to && isLetterLike(marks[at + 1] as number)
  return (
    (before || after ? digitsReadAsLetters[mark] : 0) ||
    (after ? signsReadAsLetters[mark] : 0) ||
    (before && after ? signsReadInsideWords[mark] : 0) ||
    0
  )
}

function starOrGap(marks: readonly number[], at: number): number {
  const mark = marks[at] as number
  if (isLetter(mark) || isDigit(mark)) return mark
  const before = at > 0 ? (marks[at - 1] as number) : 0
  if (!isStarredOut(mark) || !(before === star || isLetter(before))) return dash
  let next = at + 1
  while (next - at < longestStarring && isStarredOut(marks[next])) next += 1
  const after = marks[next]
  return after !== undefined && isLetter(after) ? star : dash
}

/** Gaps become one mark each, and a letter held down (`noooo`) keeps two of its repeats. */
function joinMarks({ marks, starts, ends }: Scan): MatchingCopy {
  // In place: what is kept never overtakes what is read.
  let kept = 0
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at] as number
    const previous = kept > 0 ? (marks[kept - 1] as number) : 0
    if (mark === space || mark === dash) {
      if (previous === space || kept === 0) continue
      if (previous === dash) {
        marks[kept - 1] = mark
        continue
      }
    } else if (mark === previous && kept > 1 && mark === marks[kept - 2] && !isDigit(mark)) {
      ends[kept - 1] = ends[at] as number
      continue
    }
    marks[kept] = mark
    starts[kept] = starts[at] as number
    ends[kept] = ends[at] as number
    kept += 1
  }
  marks.length = kept
  starts.length = kept
  ends.length = kept
  return { letters: join(marks), places: () => ({ starts, ends }) }
}

/** As many arguments as any engine takes at once. */
const mostAtOnce = 4_096

function join(marks: readonly number[]): string {
  if (marks.length <= mostAtOnce) return String.fromCharCode(...marks)
  let letters = ''
  for (let at = 0; at < marks.length; at += mostAtOnce) {
    letters += String.fromCharCode(...marks.slice(at, at + mostAtOnce))
  }
  return letters
}

function isLatin(mark: number): boolean {
  return mark >= 0x61 && mark <= 0x7a
}

function isDigit(mark: number): boolean {
  return mark >= 0x30 && mark <= 0x39
}

/** `readCharacter` lets nothing past ASCII through but letters and their signs. */
function isLetter(mark: number): boolean {
  return mark >= 0x61 && (mark <= 0x7a || mark >= 0xaa)
}

function isLetterLike(mark: number): boolean {
  return isLetter(mark) || isDigit(mark) || (signsReadAsLetters[mark] ?? 0) > 0
}

function isStarredOut(mark: number | undefined): boolean {
  return mark !== undefined && (starredOut[mark] ?? 0) > 0
}
