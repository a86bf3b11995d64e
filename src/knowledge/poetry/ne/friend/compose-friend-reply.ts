import { eachToken, findTopics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { foldWord } from '#knowledge/hearing/topics/ne/fold-word.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { isSaid, sayAnew } from '../../friend-lines.ts'
import { cutAtWord } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { answers, forDanger, friendLines, isAnswered, openLines, whoHelps } from './friend-lines.ts'

const quotedLength = 60
const fewestQuoted = 3
const devanagari = /[\u0900-\u097f]/

/** Everybody speaks of these; they are no matter of their own. */
const passing = 'मन रात बिहान साँझ समय परिवर्तन'.split(' ')
/** Topics that are feelings themselves: these are answered, not named. */
const felt =
  'मृत्यु बिछोड धोका एक्लोपन चिन्ता डर रिस थकाइ पछुतो हार उदासी पीडा आँसु खुसी हाँसो आभार सफलता बिहे शान्ति प्रेम'.split(
    ' ',
  )
const caseEnding = /(?:हरू|हरु)?(?:को|का|की|मा|ले|लाई|सँग|बाट)$/

/** Says back what was said or named, in the visitor's own word, so that they know it arrived. */
function echo(message: string, isHeard: boolean): string[] {
  for (const { written } of eachToken(message)) {
    const [topic] = findTopics(written).topics
    const bare = written.replace(caseEnding, '')
    const word = findTopics(bare).topics[0] === topic ? bare : written
    if (
      topic &&
      !felt.includes(topic.title) &&
      !passing.includes(topic.title) &&
      devanagari.test(word)
    )
      return [`${word}को कुरा गर्नुभयो।`]
  }
  const tooLittle = message.split(' ').length < fewestQuoted
  return isHeard || tooLittle ? [] : [`“${cutAtWord(message, quotedLength)}” भन्नुभयो।`]
}

/** Reflective listening: what was heard, one gentle question, no advice. */
export function composeFriendReply(asked: Asked<'friendReply'>): string {
  const { message, history = [], talk, seed } = asked
  const text = keepPlainWords(message, 2000)
  if (talk?.now.inDanger) return forDanger
  const occasion = talk?.now.occasion
  if (occasion && occasion !== 'goodbye') return answers[occasion]
  const random = seededRandom(`friend\n${seed}\n${foldWord(text)}\n${history.length}`)
  const feeling = talk?.now.feelings.find(isAnswered)
  const { heard, questions } = feeling ? friendLines[feeling] : openLines
  const isHarm = feeling === 'harm'
  const isGrave = isHarm || /loss|miscarriage|illness/.test(feeling ?? '')
  return [
    ...(isGrave ? [] : echo(text, feeling !== undefined)),
    sayAnew(random, heard, openLines.heard, history),
    ...(isHarm && !isSaid(whoHelps, history) ? [whoHelps] : []),
    isGrave
      ? sayAnew(random, questions, openLines.questions, history)
      : sayAnew(random, [...questions, ...openLines.questions], [], history),
  ].join(' ')
}
