import { pickOne } from '../choose.ts'
import { cutAtWord, keepPlainText } from '../plain-text.ts'
import { type Random, seededRandom } from '../seeded-random.ts'
import { furtherQuestion, openLines, whoHelps } from './friend-lines.ts'
import { type FriendMessage, hearMessage } from './hear-message.ts'
import { occasions } from './plain-occasions.ts'

export interface FriendReplyRequest {
  message: string
  /** What was said before, oldest first. */
  history?: readonly FriendMessage[] | undefined
  seed: string
}

/** A friend's reply by reflective listening: what was heard, one gentle question, no advice. */
export function composeFriendReply({ message, history = [], seed }: FriendReplyRequest): string {
  const text = keepPlainText(message, 2000)
  const random = seededRandom(`friend ${text} ${history.length} ${seed}`)
  const occasion = occasions.find(([pattern]) => pattern.test(text))
  if (occasion !== undefined) return pickOne(random, occasion[1])

  const heard = hearMessage(text, history)
  const lines = heard?.lines ?? openLines
  const isHarm = lines.of === 'harm'
  const fresh = (own: readonly string[], spare: readonly string[]) =>
    pickOne(random, unsaid(own, history) ?? unsaid(spare, history) ?? own)
  return [
    heard?.earlier && heard.word
      ? `You spoke of “${heard.word}” a moment ago.`
      : quoteBack(random, isHarm ? '' : text, heard?.word ?? ''),
    fresh(lines.heard, openLines.heard),
    isHarm && !history.some(({ text: said }) => said.includes(whoHelps)) ? whoHelps : '',
    fresh(isHarm ? lines.questions : [...lines.questions, furtherQuestion], openLines.questions),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** The lines this talk has not heard yet. */
function unsaid(
  lines: readonly string[],
  history: readonly FriendMessage[],
): readonly string[] | undefined {
  const fresh = lines.filter((line) => !history.some(({ text }) => text.includes(line)))
  return fresh.length > 0 ? fresh : undefined
}

const quoteLimit = 70

/** Half the time, the visitor's own sentence: the plainest proof of having been heard. */
function quoteBack(random: Random, text: string, word: string): string {
  if (random() < 0.5) return ''
  const telling = text
    .split(/(?<=[.!?।])\s+/)
    .find((sentence) => sentence.toLowerCase().includes(word))
  if (telling === undefined || telling.split(' ').length < 3) return ''
  const said = cutAtWord(telling, quoteLimit)
    .replace(/[“”]/g, '')
    .replace(/[.,;।]+$/, '')
  return `“${said}${/[!?…]$/.test(said) ? '' : ','}” you wrote.`
}
