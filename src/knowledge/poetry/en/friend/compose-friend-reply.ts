import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { isSaid, sayAnew } from '../../friend-lines.ts'
import { cutAtWord, keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import {
  answers,
  friendLines,
  furtherQuestion,
  inEnglish,
  openLines,
  whoHelps,
} from './friend-lines.ts'

/** A friend's reply by reflective listening: what was heard, one gentle question, no advice. */
export function composeFriendReply(asked: Asked<'friendReply'>): string {
  const { message, history = [], talk, seed } = asked
  const text = keepPlainText(message, 2000)
  const occasion = talk?.now.occasion
  if (occasion) return answers[occasion]

  const random = seededRandom(`friend ${text} ${history.length} ${seed}`)
  const heard = [...(talk?.now.feelings ?? []), ...(talk?.before?.feelings ?? [])]
  const feeling = heard.map(inEnglish)[0]
  const lines = feeling ? friendLines[feeling] : openLines
  const isHarm = feeling === 'harm'
  const questions = isHarm ? lines.questions : [...lines.questions, furtherQuestion]
  return [
    quoteBack(random, isHarm ? '' : text),
    sayAnew(random, lines.heard, openLines.heard, history),
    isHarm && !isSaid(whoHelps, history) ? whoHelps : '',
    sayAnew(random, questions, openLines.questions, history),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const quoteLimit = 70

/** Half the time, the visitor's own first sentence: the plainest proof of having been heard. */
function quoteBack(random: Random, text: string): string {
  if (random() < 0.5) return ''
  const [telling = ''] = text.split(/(?<=[.!?।])\s+/)
  if (telling.split(' ').length < 3) return ''
  const said = cutAtWord(telling, quoteLimit)
    .replace(/[“”]/g, '')
    .replace(/[.,;।]+$/, '')
  return `“${said}${/[!?…]$/.test(said) ? '' : ','}” you wrote.`
}
