import { hearFeeling } from '#knowledge/hearing/message/en/hear-feeling.ts'
import { hearOccasion } from '#knowledge/hearing/message/en/hear-occasion.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { isSaid, sayAnew } from '../../friend-lines.ts'
import { cutAtWord, keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import { answers, friendLines, furtherQuestion, openLines, whoHelps } from './friend-lines.ts'

/** A friend's reply by reflective listening: what was heard, one gentle question, no advice. */
export function composeFriendReply({ message, history = [], seed }: Asked<'friendReply'>): string {
  const text = keepPlainText(message, 2000)
  const occasion = hearOccasion(text)
  if (occasion) return answers[occasion]

  const random = seededRandom(`friend ${text} ${history.length} ${seed}`)
  const heard = hearFeeling(text, history)
  const lines = heard ? friendLines[heard.feeling] : openLines
  const isHarm = heard?.feeling === 'harm'
  const questions = isHarm ? lines.questions : [...lines.questions, furtherQuestion]
  return [
    heard?.earlier && heard.word
      ? `You spoke of “${heard.word}” a moment ago.`
      : quoteBack(random, isHarm ? '' : text, heard?.word ?? ''),
    sayAnew(random, lines.heard, openLines.heard, history),
    isHarm && !isSaid(whoHelps, history) ? whoHelps : '',
    sayAnew(random, questions, openLines.questions, history),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
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
