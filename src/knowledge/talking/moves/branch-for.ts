import type { Branch, Step } from '../guides/guide.ts'
import type { HeardTurn } from '../reading/heard-turn.ts'
import { bare, isLabel } from '../reading/labels.ts'
import { makePhraseBook } from '../reading/phrases.ts'
import type { Moment } from './talk-so-far.ts'

/** Which way of a step an answer takes, the most telling first. */
export function branchFor(
  step: Step,
  anywhere: readonly Branch[],
  moment: Moment,
): Branch | undefined {
  const { turn } = moment
  const said = bare(turn.text)
  const all = [...step.branches, ...anywhere]
  const isBrief = turn.words.length <= 2
  return (
    all.find((one) => one.by === 'chip' && isLabel(one.label, said)) ??
    step.branches.find((one) => isSaid(one, moment)) ??
    (isBrief ? kindOf(step, turn) : undefined) ??
    anywhere.find((one) => isSaid(one, moment) && !wasThere(one, moment)) ??
    all.find(
      (one) =>
        one.by === 'number' &&
        turn.number !== undefined &&
        turn.number >= one.from &&
        turn.number <= one.upTo,
    ) ??
    kindOf(step, turn) ??
    all.find((one) => one.by === 'anything')
  )
}

const books = new WeakMap<Branch, ReturnType<typeof makePhraseBook<true>>>()

function bookOf(branch: Branch & { by: 'phrases' }) {
  const known = books.get(branch) ?? makePhraseBook<true>([[true, branch.phrases]])
  books.set(branch, known)
  return known
}

/** Not led there by words of its own. */
export function isLoose({ by }: Branch): boolean {
  return by === 'anything' || by === 'kind'
}

function isSaid(branch: Branch, { turn }: Moment): boolean {
  return branch.by === 'phrases' && bookOf(branch).find(turn.words).length > 0
}

export function wasThere({ to }: Branch, { state }: Moment): boolean {
  return (state.visits[`${state.guide?.id}.${to}`] ?? 0) > 0
}

function kindOf({ branches }: Step, { answers, heard, names }: HeardTurn): Branch | undefined {
  // “No, what would I live for” is no no.
  const isGrave = names.dying || heard.need !== 'none'
  return answers
    .filter((kind) => !(isGrave && (kind === 'no' || kind === 'better')))
    .map((kind) => branches.find((one) => one.by === 'kind' && one.kind === kind))
    .find((one) => one !== undefined)
}
