import { isSomebody, type TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { wordsOf } from '#knowledge/hearing/topics/en/read-words.ts'
import { capitalise } from '../../plain-text.ts'
import { guessStress } from './metre/guess-stress.ts'
import { stressOf } from './metre/scan.ts'
import { countPhraseSyllables } from './metre/syllables.ts'

/** The topic in the grammar each slot names. */
export interface SlotWords {
  readonly values: Readonly<Record<string, string>>
  /** Whether its syllables can be counted: signs and numbers cannot. */
  readonly countable: boolean
}

/** As many syllables as a line has room for beside something of its own. */
const most = 6

const articles = /^(the|my|our|his|her|their|your|this|that|these|those|some|no|every)\b/i
const goesOn =
  /\s(of|in|on|at|that|who|which|from|for|with|by|and|or|without|to|under|over|when|where|while|is|was|are|were|has|have|had|like|about|after|before|into|through|because)\s.*$/i

/** The ways to name it, the fullest first: a line takes the first it has room for. */
export function slotWords(read: TopicRead, words: string, free: boolean): SlotWords[] {
  const many = read.count === 'many' && read.shape === 'thing'
  // A name is mostly somebody's.
  const person = (read.kind === 'person' || read.kind === 'name') && !many
  if (isSomebodyInNeed(read)) return [slots(`${phraseOfHead(read, words)}’s news`)]
  const ways = free && read.shape !== 'sign' ? [nameWhole(read, words)] : nameShort(read, words)
  return ways.map((x) => slots(x, { words, many, person, word: read.head?.text ?? words }))
}

/** What befell them is what can be told, heard and carried about, and not they themselves. */
function isSomebodyInNeed({ heavy, kind, themes }: TopicRead): boolean {
  return heavy && themes.length === 0 && isSomebody(kind)
}

interface Named {
  words?: string
  word?: string
  many?: boolean
  person?: boolean
}

/** The slots for a phrase, singular where nothing else is said. */
export function slots(x: string, { words = x, word = x, many, person }: Named = {}): SlotWords {
  const they = many || person
  return {
    countable: countPhraseSyllables(x.replace(/[“”]/g, '')) > 0,
    values: {
      x,
      X: capitalise(x),
      whole: words,
      Whole: capitalise(words).replace(/[.!?…]+$/, ''),
      word,
      it: they ? 'they' : 'it',
      It: they ? 'They' : 'It',
      them: they ? 'them' : 'it',
      its: they ? 'their' : 'its',
      Its: they ? 'Their' : 'Its',
      ...verbsFor(many),
      // After “they”, which one person is too.
      ...verbsFor(they, 'it_'),
    },
  }
}

function verbsFor(isMany = false, head = ''): Record<string, string> {
  return {
    [`${head}is`]: isMany ? 'are' : 'is',
    [`${head}was`]: isMany ? 'were' : 'was',
    [`${head}has`]: isMany ? 'have' : 'has',
    [`${head}dont`]: isMany ? 'don’t' : 'doesn’t',
    [`${head}s`]: isMany ? '' : 's',
    [`${head}es`]: isMany ? '' : 'es',
  }
}

function nameWhole(read: TopicRead, words: string): string {
  const shaped = read.shape === 'thing' || read.shape === 'clause' || read.shape === 'doing'
  if (read.head?.entry?.first || read.isNepali) return nameShort(read, words)[0] ?? words
  if (!shaped || !/[a-z]/i.test(words)) return nameShort(read, words)[0] ?? words
  return withArticle(read, lowerFirst(read, words))
}

function nameShort(read: TopicRead, words: string): string[] {
  if (read.shape === 'sign' || !read.head) return [`“${words || 'nothing'}”`]
  if (read.kind === 'word' && !read.head.entry) return [`“${words}”`]
  const said = read.head.entry?.said
  if (said && (read.head.entry?.first || read.isNepali)) return [withArticle(read, said)]
  const tries = [
    ...(read.shape === 'thing' || read.shape === 'doing'
      ? [lowerFirst(read, words), lowerFirst(read, words).replace(goesOn, '')]
      : []),
    phraseOfHead(read, words),
  ]
  const fits = tries
    .filter((one) => /^[a-z’' -]+$/i.test(one))
    .map((one) => withArticle(read, one))
    .filter((one) => countPhraseSyllables(one) > 0 && countPhraseSyllables(one) <= most)
  const last = withArticle(read, read.head.entry?.said ?? read.head.text)
  return [...new Set(fits.length > 0 ? fits : [last])]
}

/** The head with the “my” or “the” that stood before it. */
function phraseOfHead({ head }: TopicRead, words: string): string {
  const said = head?.entry && !/^[a-z]/i.test(head.text) ? head.entry.said : (head?.text ?? '')
  const before = wordsOf(words.slice(0, words.indexOf(head?.text ?? ''))).at(-1) ?? ''
  return articles.test(before) ? `${before.toLowerCase()} ${said}` : said
}

function withArticle({ kind, count, head, shape }: TopicRead, phrase: string): string {
  const given = phrase.replace(
    /^(a|an|one|the)\s+(?=(\S+))/i,
    (_, __, noun) => `${articleFor(noun)} `,
  )
  if (articles.test(given) || shape === 'clause' || shape === 'doing') return given
  if (kind === 'word' || kind === 'name' || !head?.entry) return given
  if (count === 'mine' || (count === 'one' && kind === 'person')) return `my ${given}`
  return count === 'one' ? `${articleFor(given)} ${given}` : given
}

/** “The” is never heard: before a word that begins unheard (umbrella) verse points instead. */
function articleFor(noun: string): string {
  const [first = ''] = noun.toLowerCase().split(' ')
  return stressOf(first, guessStress).startsWith('0') ? 'this' : 'the'
}

/** A capital that only begins what was typed is taken back; a name keeps its own. */
function lowerFirst({ kind, count, head }: TopicRead, words: string): string {
  const canonical =
    head?.entry && wordsOf(words).length === head.text.split(' ').length && !articles.test(words)
      ? canonicalOf(head.text, head.entry.said, head.entry.many)
      : words
  const isName =
    kind === 'name' || count === 'name' || /^(I|I[’'].*)$/.test(canonical.split(' ')[0] ?? '')
  return isName &&
    head &&
    canonical.startsWith(canonical.split(' ')[0] ?? '') &&
    (head.text === canonical.split(' ')[0] || count === 'name')
    ? canonical
    : canonical.slice(0, 1).toLowerCase() + canonical.slice(1)
}

/** The word itself where verse can say it, else what it is called in English. */
function canonicalOf(typed: string, said: string, many: boolean): string {
  if (many) return typed
  return said
}
