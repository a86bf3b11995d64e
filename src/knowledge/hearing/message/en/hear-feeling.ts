import { findTopics } from '../../topics/en/find-topics.ts'
import { foldNepali } from '../../topics/en/fold-nepali.ts'
import type { Turn } from '../turn.ts'
import { type Feeling, feelings } from './feelings.ts'
import { idioms, sayings } from './sayings.ts'

interface Heard {
  readonly feeling: Feeling
  /** The visitor's own word for it; empty where they named it only to say no to it. */
  readonly word: string
  /** It was said before this message. */
  readonly earlier: boolean
}

/** Too short to speak for itself: “yes”, “I don't know”, “ho”. */
const fewWords = 4

/** The gravest of what a message says is felt; of a very short one, what was said before it. */
export function hearFeeling(message: string, history: readonly Turn[]): Heard | undefined {
  const now = hear(message)
  if (now !== undefined) return { ...now, earlier: false }
  if (message.split(' ').length > fewWords) return undefined
  const before = history.filter(({ from }) => from === 'visitor').at(-1)
  const then = before === undefined ? undefined : hear(before.text)
  return then === undefined ? undefined : { ...then, earlier: true }
}

const kindsOf = Object.entries(feelings) as [Feeling, string][]

function hear(text: string): Pick<Heard, 'feeling' | 'word'> | undefined {
  const spoken = new Map<string, string>()
  for (const clause of clausesOf(text)) {
    for (const [kind, word] of meantIn(clause)) if (!spoken.has(kind)) spoken.set(kind, word)
  }
  for (const [feeling, kinds] of kindsOf) {
    const kind = kinds.split(' ').find((candidate) => spoken.has(candidate))
    if (kind !== undefined) {
      const word = spoken.get(kind) ?? ''
      return { feeling, word: text.toLowerCase().includes(word) ? word : '' }
    }
  }
  return undefined
}

function clausesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[\u0900-\u0963\u0970-\u097f\u200d]+/g, foldNepali)
    .replace(/n[’']t\b|(?<=\b(do|did|does|is|was|ca))nt\b|(?<=can)not/g, ' not')
    .replace(idioms, '')
    .split(
      /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{RI}’' -]+|\b(?:but|just|because|how|and (?=i|we|he|she|my))\b/u,
    )
}

/** “Can’t stop crying”, “don’t know why I am sad”: these deny nothing of what follows. */
const unknowing = 'stop|help|bear|stand|get|know|tell|share'
const deniedBefore = new RegExp(
  `\\b(not|never|no(?! one)|nothing|without)( (?!${unknowing})\\S+){0,3} $`,
)
const deniedAfter = /^\S*( \S+)? (chh?ain|hoin|(thi|bha|lag|uth)en)/
/** Gladness wished for is not there yet. */
const wished = new RegExp(
  `\\b(want|wish|need|used to|pretend\\w*|try\\w*|will i)( (?!you|pass|win|${unknowing})\\S+){0,4} $`,
)
const glad = /joy|love|peace|gratitude/
/** Fathers, work and feasts are spoken of even where something about them is denied. */
const turns =
  /loss|death|illness|heartbreak|money|loneliness|anger|failure|worry|fear|tired|sadness|longing/

/** The sayings know of these whether they were meant: a job in a hospital, a house he left me. */
const heardCloser = /hospital|(hits?|left) me/

/** What a clause speaks of; what it says no to is turned into its other side. */
function* meantIn(clause: string): Generator<[string, string]> {
  const named = findTopics(clause.replace(heardCloser, '')).map(
    ({ topic, word }) => [topic, word] as const,
  )
  const said = sayings.map(([pattern, kind]) => [kind, pattern.exec(clause)?.[0]] as const)
  for (const [kind, word] of [...said, ...named]) {
    if (word === undefined) continue
    const at = clause.indexOf(word)
    const before = clause.slice(0, at)
    const isDenied = deniedBefore.test(before) || deniedAfter.test(clause.slice(at + word.length))
    if (kind === 'love' && /husband|wife|friend|shrim/.test(word)) yield ['family', word]
    else if (glad.test(kind)) yield isDenied || wished.test(before) ? ['sadness', ''] : [kind, word]
    else if (isDenied && turns.test(kind)) yield ['peace', '']
    else if (!isDenied || kind !== 'harm') yield [kind, word]
  }
}
