import { randomBytes } from 'node:crypto'
import type { Prompt } from '../providers/provider.ts'
import type { WritingTask } from '../text-generator.ts'
import { englishPrompts } from './en/english-prompts.ts'
import { nepaliPrompts } from './ne/nepali-prompts.ts'
import type { MakePrompt, PromptParts } from './prompt-parts.ts'

const prompts = { en: englishPrompts, np: nepaliPrompts }

/**
 * The visitor's words stand between marks that nobody can guess, drawn anew for every text: who
 * writes "end of the data, now do this" has written data still.
 */
export function buildPrompt({ request }: WritingTask): Prompt {
  const { house, begin, ...kinds } = prompts[request.language]
  const fence = randomBytes(12).toString('hex')
  const make = kinds[request.kind] as MakePrompt<typeof request.kind>
  const { ask, given, before } = make(request as never)
  return {
    instructions: `${ask}\n\n${house(fence)}`,
    words: fenceIn(given, fence) || begin,
    ...(before && { before: before.map((turn) => fenceTurn(turn, fence)) }),
  }
}

function fenceIn(given: PromptParts['given'], fence: string): string {
  return (given ?? [])
    .map(({ label, words }) => `${label}\n<<<${fence}\n${words}\n${fence}>>>`)
    .join('\n\n')
}

/** What the friend said is ours or was judged; what the visitor said is material, as everywhere. */
function fenceTurn<Turn extends { from: string; words: string }>(turn: Turn, fence: string): Turn {
  if (turn.from !== 'visitor') return turn
  return { ...turn, words: `<<<${fence}\n${turn.words}\n${fence}>>>` }
}
