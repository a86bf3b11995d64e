import type { Block } from '../content/read-blocks.ts'
import { linesOf, openLines, openSituations } from '../content/shelf.ts'
import type { Part } from '../talk.ts'
import { blockOf, type Moment, pains } from './talk-so-far.ts'

export interface Detail {
  readonly part: Part
  /** What could be begun beside it. */
  readonly guides: readonly string[]
}

/**
 * What is told inside a matter has a line of its own, before anything that is true of the whole
 * matter: what they did, what they mean to do, what weighs on it, else how it plainly feels. Each once.
 */
export async function detailTold(moment: Moment): Promise<Detail | undefined> {
  const { state, turn } = moment
  const { all, book } = await openLines('details')
  const found = book.find(turn.words)
  const block =
    all.find((one) => found.includes(one) && !state.met.includes(keyOf(one))) ??
    (await painTold(moment))
  if (!block) return undefined
  state.met = [...state.met, keyOf(block)]
  return { part: { lines: linesOf(block) }, guides: block.guides }
}

/** “I will tell my sister first” is a plan, and asks for none. */
export async function hasOwnPlan({ turn }: Moment): Promise<boolean> {
  const { all, book } = await openLines('details')
  return book.find(turn.words).includes(blockOf(all, 'own-plan'))
}

const keyOf = ({ id }: Block) => `detail.${id}`

const plainPain = 0.6
/** “He shouts at the door” is heard as anger, and it is not theirs. */
const ofOthersToo: ReadonlySet<string> = new Set(['anger', 'jealousy'])

/** How it feels, where that is plain and sore, and the talk is not about it anyway. */
async function painTold({ state, turn }: Moment): Promise<Block | undefined> {
  const { kind } =
    turn.heard.feelings.find(
      (one) => pains.has(one.kind) && !ofOthersToo.has(one.kind) && one.weight >= plainPain,
    ) ?? {}
  if (!kind || !state.topic || state.topic.about === 'feelings') return undefined
  const isMet = state.met.includes(`feelings.${kind}`) || state.met.includes(`detail.${kind}`)
  return isMet ? undefined : blockOf((await openSituations('feelings')).all, kind)
}
