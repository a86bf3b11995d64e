import { noticeCrisis } from '#capabilities/care/crisis-words.ts'
import {
  makePhraseFinder,
  type PhraseFinder,
  withoutExcused,
} from '#capabilities/care/reading/find-phrases.ts'
import { linesOf } from '#capabilities/care/reading/phrase-notation.ts'
import { readText, type Script, scripts } from '#capabilities/care/reading/read-text.ts'
import { type HeavyWords, heavyWords } from './heavy-words.ts'
import type { SolaceWeight } from './weight.ts'

type Meaning = keyof HeavyWords

/**
 * What makes a text too heavy for the ordinary poems, which look about them and find something
 * lovely. The heaviest is answered where there are several.
 */
export function weigh(text: string): SolaceWeight | undefined {
  const readings = readText(text)
  if (noticeCrisis(text, readings).noticed) return 'despair'
  const meanings = new Set(
    scripts.flatMap((script) =>
      withoutExcused(finderFor(script)(readings[script].letters), 'idiom').map(
        ({ meaning }) => meaning,
      ),
    ),
  )
  if (meanings.has('harm')) return 'harm'
  return meanings.has('loss') ? 'loss' : undefined
}

const finders = new Map<Script, PhraseFinder<Meaning>>()

function finderFor(script: Script): PhraseFinder<Meaning> {
  let finder = finders.get(script)
  if (!finder) {
    const { harm, loss, idiom } = heavyWords[script]
    finder = makePhraseFinder<Meaning>(script, {
      harm: linesOf(harm),
      loss: linesOf(loss),
      idiom: linesOf(idiom),
    })
    finders.set(script, finder)
  }
  return finder
}
