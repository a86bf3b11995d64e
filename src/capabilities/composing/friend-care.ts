import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { fillIn } from '#kit/i18n/words.ts'
import { hearNeed } from '#knowledge/hearing/hear-need.ts'
import { hearHeaviness } from '#knowledge/hearing/heaviness/hear-heaviness.ts'
import { helplines } from '#knowledge/help/helplines.ts'
import { poemKinds } from '#knowledge/poetry/kinds.ts'
import type { ComposeRequest, RequestFor } from './contract.ts'

const firstReply: Both = {
  en: 'Thank you for telling me. What you carry sounds very heavy, and it is good that you said it instead of holding it alone. I am only a program; right now you deserve a person beside you. Please call {line} ({name}), or go to somebody you trust and tell them what you told me. If your life is in danger this minute, call {police} or go to the nearest hospital. I stay here, and you can go on writing.',
  np: 'मलाई भन्नुभयो, धन्यवाद। तपाईंले बोकेको कुरा साह्रै गह्रौँ रहेछ, एक्लै नराखी भन्नुभएको राम्रो भयो। म त एउटा प्रोग्राम मात्र हुँ, यो बेला तपाईंको छेउमा मान्छे चाहिन्छ। कृपया {line} ({name}) मा फोन गर्नुहोस्, वा भरोसा लाग्ने कसैलाई यही कुरा भन्नुहोस्। अहिल्यै ज्यानको खतरा छ भने {police} मा फोन गर्नुहोस् वा नजिकको अस्पताल जानुहोस्। म यहीँ छु, लेख्दै गर्न सक्नुहुन्छ।',
}

/** Who says it again has read the first one: the same words twice would sound like a wall. */
const nextReply: Both = {
  en: 'I am still here, and I am glad that you are still writing. This pain is real, and with help it can ease, even while it does not feel so. Please let one person know now: call {line}, or sit down beside somebody who cares about you. Is there anyone near whom you could tell?',
  np: 'म यहीँ छु, तपाईंले लेख्दै गर्नुभएको राम्रो भयो। यो पीडा साँचो हो, तर साथ पाए हलुका हुँदै जान्छ, अहिले त्यस्तो नलागे पनि। कृपया अहिले एक जनालाई थाहा दिनुहोस्: {line} मा फोन गर्नुहोस्, वा माया गर्ने कसैको छेउमा गएर बस्नुहोस्। भन्न मिल्ने कोही नजिकै हुनुहुन्छ?',
}

/** Listening to a whole long talk again with every message would take its time from others. */
const mostRemembered = 6

/** Whether anything the visitor wrote here sounds like somebody who needs help. */
export function needsCare(request: ComposeRequest): boolean {
  const words = visitorWordsOf(request)
  if (words.some((each) => hearNeed(each).need !== 'none')) return true
  // A topic of one word says too little for need, and enough for a poem of the solace room.
  return poemKinds.includes(request.kind) && words.some(isDespair)
}

/** Our own reply to the wish to die: it is never answered by a model. */
export function replyWithCare(request: RequestFor<'friendReply'>): string | undefined {
  if (!isOfDying(request.message)) return undefined
  const saidBefore = earlierWordsOf(request).some(isOfDying)
  const reply = saidBefore ? nextReply : firstReply
  return fillIn(reply[request.language], numbersIn(request.language), request.language)
}

function isDespair(words: string): boolean {
  return hearHeaviness(words) === 'despair'
}

/** These words are for nobody else: who is beaten, or worries about a friend, needs other ones. */
function isOfDying(words: string): boolean {
  const { need } = hearNeed(words)
  return need === 'explicit' || need === 'passive'
}

function numbersIn(language: Language) {
  const line = helplines.find(({ id }) => id === 'np-1166')
  const police = helplines.find(({ id }) => id === 'np-100')
  const inDigits = (call: string) => (language === 'np' ? toDevanagariDigits(call) : call)
  return {
    line: inDigits(line?.call ?? ''),
    name: line?.name[language] ?? '',
    police: inDigits(police?.call ?? ''),
  }
}

function visitorWordsOf(request: ComposeRequest): readonly string[] {
  switch (request.kind) {
    case 'poem':
      return [request.topic]
    case 'friendReply':
      return [request.message, ...earlierWordsOf(request)]
    case 'dream':
      return [request.dream]
    case 'diaryPoem':
      return [request.entry]
    default:
      return []
  }
}

function earlierWordsOf({ history = [] }: RequestFor<'friendReply'>): string[] {
  const said = history.filter(({ from }) => from === 'visitor').map(({ text }) => text)
  return said.slice(-mostRemembered)
}
