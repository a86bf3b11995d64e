import type { Token } from './read-words.ts'

/**
 * How the visitor's words are built, for they go into our sentences as they are: a thing, a clause
 * that stands like one (what my father taught me), a whole sentence, a question, a doing (growing
 * old alone), a purpose (to be loved), or a sign nobody can say aloud.
 */
export type Shape = 'thing' | 'clause' | 'sentence' | 'question' | 'doing' | 'purpose' | 'sign'

const asks =
  /^(why|how come|do|does|did|is|are|am|was|were|can|could|will|would|should|shall|has|have)\b/i
const clause = /^(what|how|where|when|why|who|whoever|whatever|if)\s+\S+\s+\S/i
const inverted =
  /^(what|how|where|when|why|who)\s+(is|are|am|was|were|do|does|did|can|could|will|would|should)\b/i
const speaks =
  /^(i|i['’]m|i['’]ve|i['’]ll|im|we|we['’]re|he|she|they|you|you['’]re|it|it['’]s|nobody|everyone|everybody|someone|there|don['’]?t|never|please|let|let['’]s|stop|keep|be|always)\b/i
const finite =
  /^(is|was|are|were|has|had|have|died|dies|left|leaves|passed|said|says|told|tells|ate|came|comes|went|goes|loves|loved|hates|hated|hit|hits|beats|drinks|broke|fell|won|lost|failed|forgot|called|cried|laughed|works|worked|lives|lived|taught|gave|made|makes|got|took|takes|kissed|smiled|left|married|does|did|cannot|can|can['’]?t|won['’]?t|doesn['’]?t|isn['’]?t|didn['’]?t|will|never)$/i
const owner = /^(my|our|his|her|their|your|the|a|an)$/i
const relative = /^(that|who|which|whom|where|when|what|how)$/i

export function shapeOf(text: string, tokens: readonly Token[]): Shape {
  const plain = text.trim()
  if (!/[a-z]/i.test(plain) && !tokens.some(({ entry }) => entry)) return 'sign'
  const words = plain.split(/\s+/)
  if (words.length === 1) return 'thing'
  if (/\?$/.test(plain) || inverted.test(plain) || (asks.test(plain) && words.length > 2))
    return 'question'
  if (clause.test(plain)) return 'clause'
  if (/^to\s+\S/i.test(plain) && !tokens.some(({ entry }) => entry?.kind === 'person'))
    return 'purpose'
  if (speaks.test(plain)) return 'sentence'
  const verb = words.findIndex(
    (word, at) => at > 0 && finite.test(word) && !owner.test(words[at - 1] ?? ''),
  )
  const turn = words.findIndex((word) => relative.test(word))
  if (
    verb > 0 &&
    (turn === -1 || verb < turn) &&
    !/^(the|a) (day|night|time|year|way|moment)$/i.test(words.slice(0, 2).join(' '))
  )
    return 'sentence'
  const [first = ''] = words
  if (
    /^[a-z]{2,}ing$/i.test(first) &&
    !tokens[0]?.entry?.first &&
    !/^(thing|morning|evening|king|ring|spring|string|wing|nothing|something|everything|anything|wedding|building|during|being)$/i.test(
      first,
    )
  )
    return tokens[0]?.text.includes(' ') && tokens.length === 1 ? 'thing' : 'doing'
  return 'thing'
}
