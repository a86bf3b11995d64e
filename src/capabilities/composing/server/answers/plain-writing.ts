import { withoutForbiddenCharacters } from '#kit/text/normalise.ts'

export interface PlainWriting {
  /** What may be shown now of all that was given so far. */
  push(piece: string): string
  /** How much of it was handed out so far. */
  shownSoFar(): number
  /** The whole text: nothing waits any more. */
  end(): string
  /** True once the text is as long as a text may become; what follows is left out. */
  isFull(): boolean
}

const unsettled = /[\s*_#`>|\\-]/
const firstHalf = /[\uD800-\uDBFF]$/
const lineStartMark = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?)/
const control = /[\p{Cc}\u2028-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu

/**
 * Turns what a writing service streams into plain text: no markup, no control or direction
 * characters, no half characters, no more than `most` code units. The joiners of गर्‍यो stay.
 */
export function createPlainWriting(most: number): PlainWriting {
  let shown = ''
  let waiting = ''
  let full = false

  function take(piece: string): string {
    const tidied = plain(piece, shown === '' || shown.endsWith('\n'))
    const text = shown === '' ? tidied.trimStart() : tidied
    const fitting = cut(text, most - shown.length)
    full = fitting.length < text.length
    shown += fitting
    return fitting
  }

  return {
    push(piece) {
      if (full) return ''
      waiting += piece
      const end = endOfSettled(waiting)
      const settled = waiting.slice(0, end)
      waiting = waiting.slice(end)
      return settled === '' ? '' : take(settled)
    },
    end() {
      if (!full) take(waiting)
      waiting = ''
      return shown.trimEnd()
    },
    shownSoFar: () => shown.length,
    isFull: () => full,
  }
}

/**
 * Marks and white space at the end wait for what follows them: only then is it known whether they
 * belong to the text. So does the first half of a character outside the basic plane.
 */
function endOfSettled(text: string): number {
  let end = firstHalf.test(text) ? text.length - 1 : text.length
  while (end > 0 && unsettled.test(text[end - 1] as string)) end--
  return end
}

function plain(text: string, atLineStart: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const tidied = lines
    .map((line, at) => (at > 0 || atLineStart ? line.replace(lineStartMark, '') : line))
    .map((line) => line.replace(/\*+|`+|__+/g, '').replace(control, (c) => (c === '\t' ? ' ' : '')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
  return withoutForbiddenCharacters(tidied)
}

function cut(text: string, most: number): string {
  const end = text.slice(0, Math.max(0, most))
  return firstHalf.test(end) ? end.slice(0, -1) : end
}
