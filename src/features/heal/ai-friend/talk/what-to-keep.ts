import type { Memory, Remembered, TalkState } from '#knowledge/talking/talk.ts'

export interface ToKeep {
  /** What was just answered to the question whether anything may be remembered. */
  readonly leave?: boolean
  readonly lines: readonly Remembered[]
  /** The answers of a safety plan that has just come to its end. */
  readonly plan?: Readonly<Record<string, string>>
}

type Ending = Pick<TalkState, 'done' | 'guide'>

/** What the last reply leaves behind, where the talk leaves anything. `before`: the reply before it. */
export function whatToKeep(state: TalkState, memory: Memory, before: Ending | undefined): ToKeep {
  const may = memory.mayKeep ?? state.mayKeep
  return {
    ...(memory.mayKeep === undefined && may !== undefined && { leave: may }),
    lines: may === true ? state.keeps : [],
    ...(hasJustEnded('safety-plan', state, before) && { plan: state.kept }),
  }
}

/** Also where it was put off earlier in the same talk, and gone through now. */
function hasJustEnded(guide: string, now: Ending, before: Ending | undefined): boolean {
  if (!now.done.includes(guide) || now.guide?.id === guide) return false
  return before?.guide?.id === guide || before?.done.includes(guide) !== true
}
