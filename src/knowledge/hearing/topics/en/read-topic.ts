import type { Count, Kind } from './lexicon.ts'
import { readWords, type Token } from './read-words.ts'
import { type Shape, shapeOf } from './shape.ts'

/** What a visitor's words are about. Nothing that was typed is put in another's place. */
export interface TopicRead {
  readonly shape: Shape
  /** What it turns on: the dog in “the dog that ate my homework”. */
  readonly head: Token | undefined
  /** A thing where nobody listed the word and it stands like one. */
  readonly kind: Kind | 'word' | 'name'
  readonly count: Count
  /** Whose scenes it may stand in, the most telling first. */
  readonly themes: readonly string[]
  /** Every word that carries something, in the order of the text. */
  readonly content: readonly Token[]
  /** Beside one of these nothing glad is shown. */
  readonly heavy: boolean
  /** Nepali in Latin letters, which no English sentence can hold as it stands. */
  readonly isNepali: boolean
}

const heavyThemes = new Set(
  `death loss heartbreak loneliness sadness failure anger fear worry mentalhealth war hospital
  missing sorry`.split(/\s+/),
)
const isHeavy = (theme: string) => heavyThemes.has(theme)
/** Whoever is ill or far away is not spoken of as the dead are. */
const ofTheDead =
  /\b(die[sd]?|dying|dead|death|deceased|stillb\w+|miscarr\w+|abort\w+|funeral|buri\w+|cremat\w+|cemetery|graves?|graveyard|passed away|kill\w*|murder\w*|suicide|widow\w*|orphan\w*|lost|loss|gone|mourn\w*|griev\w*|grief|elegy)\b/i
/** Met alone: no mother sets the table in a poem on her death. */
const exclusive = new Set([
  'death',
  'loss',
  'heartbreak',
  'mentalhealth',
  'sadness',
  'failure',
  'worry',
])

/** Said of a day that no glad line belongs beside, whatever else is named with it. */
const hard: readonly (readonly [string, RegExp])[] = [
  ['failure', /\b(rejected|failed)\b/i],
  [
    'sadness',
    /\b(drinks|drunk|alcohol\w*|addict\w*|abus\w+|bull(y|ied|ying)|racism|dowry|infertil\w*|dementia|ashamed|hates? (me|myself)|hits? me|beats? me|left (me|us)|(dad|mom|mum|mother|father|husband|wife) left|have children|childless|orphan\w*|coffin|accident|flood|cancer|abortion|miscarriage|prison|jail|fired|unemployed|lost my job|laid off|rape[d]?|genocide|leprosy)\b/i,
  ],
  ['sadness', /जागिर गयो|jagir gayo|एक्लो छु/i],
  ['hospital', /\bhospital\b/i],
  ['worry', /\b(problems?|surgery|sick|illness|disease|debts?|poverty)\b/i],
]

const nepali =
  /\b(ko|lai|malai|mero|timro|hamro|chha|aayo|ayo|lagyo|bhayo|sanga|haru|parchha|hunchha|garchhu)\b/i

const breaks =
  /^(of|in|on|at|that|who|which|whom|from|for|with|by|and|or|without|to|under|over|when|where|while|is|was|are|were|has|have|had|like|about|after|before|into|through|behind|near|between|because|whose|during|against)$/i

/** Whoever `mourns` has a loss, also where no word of the list says so. */
export function readTopicWords(text: string, mourns = false): TopicRead {
  const tokens = readWords(text)
  const content = tokens.filter(({ small }) => !small)
  const isNepali = nepali.test(text)
  const shape = isNepali ? 'thing' : shapeOf(text, tokens)
  const head = headOf(isNepali ? 'sentence' : shape, tokens)
  const named = themesIn(text, head, content)
  const kind = kindOf(text, head, tokens)
  const themes = mourns && !named.some(isHeavy) ? mourned(text, kind, named) : named
  return {
    shape,
    head,
    kind,
    count: head?.entry ? (head.entry.many ? 'many' : head.entry.count) : countOf(head),
    themes,
    content,
    heavy: mourns || themes.some(isHeavy),
    isNepali,
  }
}

/** What lives still has no scenes of ordinary days beside its hard one. */
function mourned(text: string, kind: TopicRead['kind'], named: readonly string[]) {
  if (ofTheDead.test(text)) return ['loss']
  return isSomebody(kind) ? [] : named
}

/** A name is mostly somebody's. */
export function isSomebody(kind: TopicRead['kind'] | undefined): boolean {
  return kind === 'person' || kind === 'animal' || kind === 'name'
}

function themesIn(text: string, head: Token | undefined, content: readonly Token[]): string[] {
  const lost = /\b(lost|losing|miss(ed)?) (my|our|his|her)\b/i.test(text) && namesSomebody(content)
  const hardly = hard.filter(([, words]) => words.test(text)).map(([theme]) => theme)
  const told = [...(lost ? ['loss'] : []), ...themesOf(head, content)]
  const isTold = told.some((theme) => exclusive.has(theme))
  const themes = [...new Set([...(isTold ? [] : hardly), ...told])]
  const alone =
    themes.find((theme) => exclusive.has(theme)) ?? themes.find((theme) => theme === 'hospital')
  return alone ? [alone] : themes
}

function namesSomebody(content: readonly Token[]): boolean {
  return content.some(({ entry }) => isSomebody(entry?.kind))
}

function themesOf(head: Token | undefined, content: readonly Token[]): string[] {
  const occasions = content.filter(({ entry }) => entry?.first)
  const heavy = content.filter(({ entry }) => isHeavy(entry?.themes[0] ?? ''))
  return [...heavy, ...occasions, ...(head ? [head] : []), ...content].flatMap(
    ({ entry }) => entry?.themes ?? [],
  )
}

/** The last word before the phrase goes on with a preposition or a clause. */
function headOf(shape: Shape, tokens: readonly Token[]): Token | undefined {
  const occasion = tokens.find(({ entry }) => entry?.first)
  if (occasion) return occasion
  // A sentence turns on the first word it names that we know, not on its verb.
  const known =
    shape === 'thing' ? [] : tokens.filter(({ entry }) => entry && entry.themes[0] !== 'self')
  if (known.length > 0) return known.find(isSaidAsTyped) ?? known[0]
  const cut = tokens.findIndex(({ text, entry }, at) => at > 0 && !entry && breaks.test(text))
  const first = tokens.slice(0, cut === -1 ? undefined : cut).filter(({ small }) => !small)
  return first.at(-1) ?? tokens.find(({ small }) => !small) ?? tokens[0]
}

/** “Failed” stands in the list beside “failure”, and is no thing one could name. */
function isSaidAsTyped({ text, entry }: Token): boolean {
  return [entry?.said, `${entry?.said}s`].includes(text.toLowerCase())
}

/** What the ending of a word nobody listed tells. */
const kindsByForm: readonly (readonly [RegExp, Kind])[] = [
  [/(ness|ism|ship|[ts]ion|ity|ance|ence|dom|hood|logy)$/i, 'idea'],
  [/[a-z]{2,}ing$/i, 'deed'],
  [/(ist|ician|maker|keeper)$/i, 'person'],
]

function kindOf(
  text: string,
  head: Token | undefined,
  tokens: readonly Token[],
): TopicRead['kind'] {
  if (head?.entry) return head.entry.kind
  const capital = head && /^\p{Lu}\p{Ll}/u.test(head.text)
  const many = tokens.length > 1
  if (capital && (!many || !text.startsWith(head.text))) return 'name'
  if (/^(my|our|the|a|an|his|her|their|this|that|old|new)\b/i.test(text) || many) return 'thing'
  return kindsByForm.find(([ending]) => ending.test(head?.text ?? ''))?.[1] ?? 'word'
}

function countOf(head: Token | undefined): Count {
  if (!head) return 'mass'
  if (/^\p{Lu}/u.test(head.text)) return 'name'
  return /[^s]s$/.test(head.text) ? 'many' : 'mass'
}
