import { splitAksharas } from '#kit/text/aksharas.ts'
import { asides, eachToken, findTopics, lostWork, mourning, type Token } from './find-topics.ts'
import { foldWord } from './fold-word.ts'
import type { Lexicon, LexiconWord, WordKind, WordTone } from './lexicon/read-lexicon.ts'
import type { Theme } from './theme.ts'

/** A word of the topic that carries its meaning. */
export interface TopicWord {
  /** As a poem says it: without its case ending, in Nepali where the lexicon has it. */
  readonly word: string
  /** Undefined where nothing tells what it names. */
  readonly kind: WordKind | undefined
  readonly themes: readonly Theme[]
  readonly tone: WordTone | undefined
  readonly hours?: readonly string[] | undefined
  readonly isKnown: boolean
}

export interface TopicReading {
  /** In the order they were typed, none twice. */
  readonly words: readonly TopicWord[]
  /** Somebody has died, or work is lost. */
  readonly mourns: boolean
  readonly isDeath: boolean
  /** What was typed, where its words hang together as a name for something, or as something said. */
  readonly phrase: { readonly text: string; readonly is: 'name' | 'saying' } | undefined
}

/** Says how, how many or whose; the word beside it says what. */
const modifiers = new Set(
  'old new big small little first last good bad my own good late long short red blue black white green own never always ever up down give let get make made go going went come came take want need day days thing things without still all more most much many do does did not no dont cant पुरानो पुराना नयाँ नयाँका सानो साना ठुलो ठुला राम्रो पहिलो अन्तिम आफ्नो आफ्ना मलाई हामीलाई तिमीलाई उनले उसले मैले तिमीले बिना सँग कि पनि अनि तर जब सधैँ कहिले अझै फेरि धेरै थोरै सबै सबैको अगाडि पछाडि माथि तल भित्र बाहिर आज भोलि हिजो अहिले त्यो यस्तो त्यस्तो कस्तो किन कसरी केही कोही कति थियो थिए थिएँ भयो भएँ भएको भएपछि गर्नु गरेँ गर्यो गर्‍यो गरेको गर्दा गर्न छु छौ छन् छैन छैनन् हुँ हुन् हुन्छ हुन लाग्यो लाग्छ लाग्दा परेको पर्दा गर्नुभयो हुनुहुन्छ हुनुभयो रहेछ सके नसके गएको गयो गए आयो आएँ देखि सम्म जस्तो भन्दा लागि एउटी दुई तीन चार पाँच सात आठ नौ दस एघार बाह्र बीस तीस सय दोस्रो तेस्रो ढिलो चाँडो अबेर कालो रातो सेतो निलो हरियो पहेँलो गाढा लामो छोटो सँगै बिस्तारै मन_लाग्यो mero mera meri malai timi timro'
    .split(' ')
    .flatMap((word) => [foldWord(word)]),
)

const verbEnding =
  /^(?:उ|ा|इ|ए)?(?:नु.*|न|े(?:को|का|की|र|पछि|ँ)?|ेको|यो|्यो|र्यो|छ|छु|छन्|दै|दा|्दा|ी|ि|ने|ौ|ए(?:को|का|र|ँ|पछि)?|एको|ौँ|ौ)$/
const finite =
  /(?:छ|छु|छौ|छन्|छैन|छैनन्|छिन्|यो|यौ|एँ|ेँ|इन्|िन्|ए|े|भयो|हुन्छ|हो|हुन्|दैन|दिनँ|एन|एनन्|ेनन्|ेनौ|एनौ|िनँ|इनँ|एनँ|(?<=\S{3})ेन|थियो|थिए|थिएँ|ला|लान्|उँला|औँला|ऊँ|ौँ|नुहुन्छ|नुभयो)[।!?]*$/
/** थाकेँ is a whole sentence. */
const saidOfOneself = /^[\u0900-\u097f]+(?:एँ|ेँ|िनँ|इनँ|छु|दिनँ)$/
const nounsWithVerbEndings = /^(?:समय|हृदय|हिउँ|गाउँ|ठाउँ|फूल|कागज|ट्रेन|प्लेन|क्रेन)$/
const devanagari = /^(?:[\s\u0900-\u0963\u0966-\u097f,]|\u200c|\u200d)+$/

/** What a visitor's words are about. Every word that carries meaning is kept; none is swapped. */
export function readTopic(typed: string, lexicon: Lexicon): TopicReading {
  const text = typed.replace(/[\ufe0f\u20e3]|\p{Extended_Pictographic}/gu, ' ').trim()
  const tokens = eachToken(text)
  const words: TopicWord[] = []
  const keep = (word: TopicWord) => {
    if (!words.some((each) => each.word === word.word)) words.push(word)
  }
  for (let at = 0; at < tokens.length; ) {
    const found = knownAt(tokens, at, lexicon)
    if (found) {
      keep({ ...found.word, isKnown: true })
      at += found.length
      continue
    }
    const unknown = unknownWord(tokens[at] as Token, at, tokens.length)
    if (unknown) keep(unknown)
    at += 1
  }
  // Nothing but a colour or a “how”: then that is what it is about.
  if (words.length === 0) {
    for (const { written } of tokens) {
      if (modifiers.has(foldWord(written)))
        keep({ word: written, kind: undefined, themes: [], tone: undefined, isKnown: false })
    }
  }
  for (const [sign] of typed.matchAll(/\p{Extended_Pictographic}/gu)) {
    const found = lexicon.byKey.get(sign)
    if (found) keep({ ...found, isKnown: true })
  }
  const { topics } = findTopics(text)
  const isDeath = topics.some(({ title }) => title === mourning)
  return {
    words,
    isDeath,
    mourns: isDeath || topics[0]?.title === lostWork,
    phrase: phraseIn(text, tokens.length),
  }
}

function knownAt(tokens: readonly Token[], at: number, { byKey, deeds, longestKey }: Lexicon) {
  for (let length = Math.min(longestKey, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length)
    const last = run.at(-1) as Token
    const before = run.slice(0, -1).map(({ folded }) => folded)
    const word =
      byKey.get([...before, last.folded].join('_')) ?? byKey.get([...before, last.bare].join('_'))
    if (word && (length > 1 || !isAside(last))) return { word, length }
  }
  const { folded } = tokens[at] as Token
  if (isAside(tokens[at] as Token)) return undefined
  const deed = deeds.find(
    ([stem]) => folded.startsWith(stem) && verbEnding.test(folded.slice(stem.length)),
  )
  return deed && { word: deed[1] as LexiconWord, length: 1 }
}

/** Typed in Latin letters these fold to an aside (ago), and are words. */
const nounsLikeAsides = new Set(['aago', 'aagoo'])

function isAside({ folded, written }: Token): boolean {
  if (nounsLikeAsides.has(written.toLowerCase())) return false
  return asides.has(folded) || modifiers.has(folded)
}

function unknownWord(token: Token, at: number, all: number): TopicWord | undefined {
  const { written } = token
  if (isAside(token)) return undefined
  const isLatin = !devanagari.test(written)
  const isName = isLatin && /^\p{Lu}\p{Ll}+$/u.test(written) && (at > 0 || all <= 2)
  const word = isLatin ? written : bareNoun(written)
  const isVerb = !isLatin && all > 1 && finite.test(written) && !nounsWithVerbEndings.test(word)
  if (isVerb) return undefined
  const kind = isName ? 'person' : word.length > 3 && word.endsWith('नु') ? 'deed' : undefined
  return { word, kind, themes: [], tone: undefined, isKnown: false }
}

/** Without its case ending, unless too little is left to be a word (ठेकी). */
export function bareNoun(word: string): string {
  const bare = word.replace(
    /(?:हरू|हरु)?(?:को|का|की|लाई|सँग|बाट|देखि|सम्म|सँगै)$|(?:हरू|हरु)$|(?<=...)(?:मा|ले)$/,
    '',
  )
  return splitAksharas(bare).length > 1 ? bare : word
}

function phraseIn(text: string, count: number): TopicReading['phrase'] {
  const clean = text.replace(/[।!?.,]+$/, '').trim()
  if (count === 1 && saidOfOneself.test(clean)) return { text: clean, is: 'saying' }
  if (count < 2 || clean.length > 60 || !devanagari.test(clean)) return undefined
  const last = clean.split(/\s+/).at(-1) ?? ''
  if (finite.test(last) && !nounsWithVerbEndings.test(last)) return { text: clean, is: 'saying' }
  return /(?:को|का|की|लाई|सँग|बाट|मा|ले|र)$/.test(last) ? undefined : { text: clean, is: 'name' }
}
