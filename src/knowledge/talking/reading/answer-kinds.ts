import type { AnswerKind } from '../guides/guide.ts'
import { makePhraseBook, phrasesIn, type SpelledWord } from './phrases.ts'

/** How people say yes, no and the like. Nepali stands in Devanagari: Latin letters are read too. */
const sayings: Readonly<Record<AnswerKind, string>> = {
  yes: 'yes*, yeah, yep, yea, yup, ya, ok, okay, okey, sure, alright, fine, please, of course, lets, why not, i do, i am, i have, i can, i will, go on, want to, would like, i think so, हो, हजुर, हुन्छ, हुन्च, ल, हस्, अँ, अवश्य, पक्का, सक्छु, छ, छु, गर्छु, गरौँ, चाहन्छु, मन छ, मिल्छ, राम्रो हुन्छ, भनेर',
  no: 'no, nope, nah, not now, not really, dont want, no thanks, later, never, i cant, cannot, i am not, im not, i dont, i wont, not yet, nothing, nobody, skip, होइन, हैन, अहँ, छैन, छैनँ, पर्दैन, चाहिँदैन, नगरौँ, गर्दिनँ, सक्दिनँ, मन छैन, भोलि, पछि, कोही छैन, केही छैन, अहिले होइन',
  unsure:
    'maybe, perhaps, dont know, dunno, idk, not sure, unsure, no idea, kind of, sort of, depends, थाहा छैन, खै, था छैन, थाहा भएन, होला, शायद, सायद, भन्न सक्दिनँ, के भन्नु, के भनूँ',
  done: 'done, did it, finished, ready, i wrote, written, completed, did that, tried it, सकियो, सकेँ, गरेँ, भयो, लेखेँ, सिद्धियो, गरिसकेँ, तयार',
  better:
    'better, calmer, lighter, helped, helps, easier, good, a bit better, less, slower, relieved, it works, worked, सजिलो, हलुका, हल्का, राम्रो भयो, शान्त, कम भयो, कम, काम लाग्यो, ठिक भयो, अलि राम्रो',
  same: 'same, no change, nothing changed, as before, no difference, उस्तै, उही, फरक छैन, फरक परेन, केही भएन, जस्ताको तस्तै',
  worse:
    'worse, more, stronger, did not help, didnt help, doesnt help, not helping, harder, cant do, scared, झन्, अझ बढी, बढ्यो, काम लागेन, गाह्रो भयो, भएन, सकिनँ, डर लाग्यो, झनै',
}

const book = makePhraseBook<AnswerKind>(
  (Object.entries(sayings) as [AnswerKind, string][]).map(([kind, list]) => [
    kind,
    phrasesIn(list),
  ]),
)
/** “No, it did not help” is worse before it is no; “not better” is no better. */
const order: readonly AnswerKind[] = ['unsure', 'worse', 'same', 'better', 'done', 'no', 'yes']
/** In a longer text a “no” somewhere is part of what is told. */
const mostWords = 8

/** What a short answer says, the most telling first. */
export function answerKindsOf(words: readonly SpelledWord[]): readonly AnswerKind[] {
  const found = book.find(words.slice(0, mostWords))
  const kinds = order.filter((kind) => found.includes(kind))
  if (words.length <= mostWords) return kinds
  const opening = book.find(words.slice(0, 1))
  return kinds.filter((kind) => opening.includes(kind))
}

const number = /(?:^|\D)(\d{1,3})(?:\D|$)/

/** “He sleeps at 9”, “3 weeks”: an hour or a time, and no answer in numbers. */
const hours =
  /\b(?:at|by|till|until|before|after|since)\s+\d{1,2}(?!\s*(?:\/|out of))|\d{1,2}(?::\d\d)?\s*(?:am|pm|o.?clock|baje|bajyo|बजे|बज्यो|weeks?|days?|months?|years?|hours?|minutes?|times|hapta|din|mahina|barsa|ghanta|हप्ता|दिन|महिना|वर्ष|घण्टा)/gi

/** “7”, “7/10”, “about ७” */
export function numberIn(latinDigits: string): number | undefined {
  const [, figure] = number.exec(latinDigits.replace(hours, ' ')) ?? []
  return figure === undefined ? undefined : Number(figure)
}
