import type { Heard } from '#knowledge/hearing/heard.ts'
import { TextFailure } from '../text-failure.ts'
import { afterLastSentence } from './whole-sentences.ts'

export interface JudgedSentences {
  /** What may be shown now of all that was given so far; throws where it must never be shown. */
  push(piece: string): string
  /** The rest, which no end of a sentence follows any more. */
  end(): string
}

export interface Judging {
  readonly hear: (text: string) => Pick<Heard, 'need' | 'harm'>
  /** The visitor's own words sound like somebody who needs help. */
  readonly nearNeed: boolean
}

/** A service that writes without full stops is read in pieces of this length. */
const longestSentence = 400

/**
 * Reads what a service writes before a visitor does: a sentence waits for its end and no longer,
 * and is heard together with the one before it, for harm may take two.
 */
export function createJudgedSentences({ hear, nearNeed }: Judging): JudgedSentences {
  let waiting = ''
  let before = ''

  function pass(sentences: string): string {
    if (sentences.trim() === '') return sentences
    if (isCareless(hear(before + sentences), nearNeed)) {
      throw new TextFailure('unfit', 'the service wrote what is not passed on')
    }
    before = sentences
    return sentences
  }

  return {
    push(piece) {
      waiting += piece
      const end = afterLastSentence(waiting)
      const ready = end === 0 && waiting.length > longestSentence ? waiting.length : end
      if (ready === 0) return ''
      const sentences = waiting.slice(0, ready)
      waiting = waiting.slice(ready)
      return pass(sentences)
    },
    end() {
      const rest = waiting
      waiting = ''
      return pass(rest)
    },
  }
}

/**
 * Harm, and a way to die taught, are shown to nobody. Beside a visitor's own need a model may not
 * speak of need at all: an echo of it can sound like consent.
 */
function isCareless({ harm, need }: Pick<Heard, 'need' | 'harm'>, nearNeed: boolean): boolean {
  return harm.length > 0 || (nearNeed && need !== 'none')
}
