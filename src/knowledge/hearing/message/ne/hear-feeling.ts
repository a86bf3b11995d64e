import { eachToken, findTopics, type Token } from '../../topics/ne/find-topics.ts'
import { keysOf } from '../../topics/ne/romanise.ts'
import { type Feeling, feelings } from './feelings.ts'

type Test = (token: Token | undefined) => boolean

/** Whether a word is this one, however it is typed; `~` stands for any ending or beginning. */
function isWord(pattern: string): Test {
  const keys = keysOf(pattern.replaceAll('~', '')).flatMap((key) => [key, `${key}a`])
  const matches = (forms: string[]) =>
    keys.some((key) =>
      forms.some((form) => {
        if (pattern.endsWith('~')) return form.startsWith(key)
        return pattern.startsWith('~') ? form.endsWith(key) : form === key
      }),
    )
  return (token) => token !== undefined && matches([token.folded, token.bare])
}

const isAnyOf = (words: string): Test => {
  const tests = words.split(' ').map(isWord)
  return (token) => tests.some((test) => test(token))
}

type Signs = (typeof feelings)[number]

const phrases = feelings.flatMap((signs) =>
  signs.words.map((phrase) => ({ signs, tests: phrase.split('_').map(isWord) })),
)

/** Nepali denies after the word, English before it. */
const denies = isAnyOf('छैन भएन होइन हैन थिएन थिइनँ लागेन लाग्दैन उठेन गएन गर्दिनँ हुन्न हुँदैन')
const deniesBefore = isAnyOf(`not never no don't isn't wasn't didn't`)
/** “दुःख सहन सक्दिनँ”, “दुखी मात्र छैन”, “खुसी छु, गुनासो छैन”: the word itself still stands. */
const holds = isAnyOf(
  'मात्र सह~ रोक~ थाम~ कम हट~ बिर्स~ छ छु भयो भएँ लाग्यो लाग्छ उठ्यो हो थियो थिएँ only just stop',
)
const wishes = isAnyOf('चाह~ खोज~ हुन')
const mostBetween = 3

function reaches(test: Test, tokens: readonly Token[]): boolean {
  const near = tokens.slice(0, mostBetween)
  const at = near.findIndex(test)
  return at >= 0 && !near.slice(0, at).some(holds)
}

const idioms = /left me (?=an? |the |his |her )|dying to|killing me/gi
const clauseEnd = /[।,.;:!?…]+|\s(?:तर|अनि|र|but|and|tara)(?=\s)/

/** The gravest of what a message says is felt; what it denies is turned into its other side. */
export function hearFeeling(message: string): { feeling: Feeling } | undefined {
  const felt = new Set<Feeling>()
  const hinted = new Set<string>()
  for (const clause of message.replace(idioms, ' ').split(clauseEnd)) {
    const tokens = eachToken(clause)
    for (const [at, { written }] of tokens.entries()) {
      const title = findTopics(written).topics[0]?.title ?? ''
      hinted.add(title)
      for (const signs of feelings) {
        const length = lengthOf(signs, tokens, at, title)
        const meant =
          length > 0
            ? asMeant(signs.feeling, tokens.slice(0, at), tokens.slice(at + length))
            : undefined
        if (meant) felt.add(meant)
      }
    }
  }
  // Who works in a hospital is not ill.
  if (hinted.has('काम')) hinted.delete('रोग')
  const isHinted = ({ hints }: Signs) => hints.some((title) => hinted.has(title))
  return feelings.find(({ feeling }) => felt.has(feeling)) ?? feelings.find(isHinted)
}

/** How many words name the feeling here. */
function lengthOf(signs: Signs, tokens: readonly Token[], at: number, title: string): number {
  const lengths = phrases
    .filter((one) => one.signs === signs)
    .filter(({ tests }) => tests.every((test, step) => test(tokens[at + step])))
    .map(({ tests }) => tests.length)
  return Math.max(signs.topics.includes(title) ? 1 : 0, ...lengths)
}

/** The feeling, or what is left where it was denied. */
function asMeant(feeling: Feeling, before: Token[], after: Token[]): Feeling | undefined {
  const isDenied = reaches(denies, after) || reaches(deniesBefore, before.reverse())
  if (/joy|peace|love/.test(feeling)) {
    return isDenied || reaches(wishes, after) ? 'sadness' : feeling
  }
  if (!isDenied) return feeling
  return feeling === 'harm' ? undefined : 'peace'
}

/** Whether a topic is itself a feeling, and not what it is about. */
export function isFeeling(title: string): boolean {
  return feelings.some(({ topics }) => topics.includes(title))
}
