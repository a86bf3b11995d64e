import type { HeardTurn } from './heard-turn.ts'
import { makePhraseBook } from './phrases.ts'

const askingWords = makePhraseBook([
  [
    true,
    'who, whom, whose, what, wat, where, when, why, how, which, is he|she|it|this|that|there, are you|they|we, am i, do i|you|they|we|people, does, did i|he|she|they, can i|you|he|she|they|we|it|someone, could i|you|he|she|they|we|it, will i|you|he|she|they|we|it|this, would i|you|he|she|they|it, should i|we|he|she, shall i|we, may i, must i, have i, has he|she, के, किन, कसरी, कहाँ, कहिले, कति, कुन, कसलाई, कसले, को, होला, होला र, हुन्छ र, कि'.split(
      ', ',
    ),
  ],
])
const questionMark = /[?？]/

/** Whether a message asks something: it says so with its sign, or with a word that asks. */
export function isAsking({ text, words }: Pick<HeardTurn, 'text' | 'words'>): boolean {
  return questionMark.test(text) || askingWords.find(words).length > 0
}

/** Plainly a question, and more than “what?”: it waits for an answer and is none. */
export function isQuestion({ text, words }: Pick<HeardTurn, 'text' | 'words'>): boolean {
  return text.trim().endsWith('?') && words.length > 2
}
