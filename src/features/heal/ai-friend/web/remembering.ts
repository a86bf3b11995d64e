import type { KeptMemory } from '#capabilities/friend-memory/web/use-friend-memory.ts'
import type { Memory, Reply } from '#knowledge/talking/talk.ts'
import type { Answered } from './use-listener.ts'

export interface Remembering {
  /** What the friend knows of its visitor in this talk. */
  readonly memory: Memory
  /** Keeps what may be kept of a reply; `before` is the reply before it. */
  note(answered: Answered, before: Reply | undefined): void
}

/**
 * A talk that leaves nothing begins without a memory, and nobody is asked for leave in it. Nor while
 * the memory is locked: the leave may have been refused long ago.
 */
const nothing: Remembering = { memory: { mayKeep: false, lines: [] }, note() {} }

export function rememberingOf(kept: KeptMemory, leavesNothing: boolean): Remembering {
  if (leavesNothing) return { ...nothing, memory: { ...nothing.memory, leavesNothing } }
  if (kept.isLocked) return nothing
  const { memory } = kept
  return {
    // Who wants nothing remembered is not reminded of what still stands there.
    memory: memory.mayKeep === false ? nothing.memory : memory,
    note({ reply, keeping: { whatToKeep, fillPlan } }, before) {
      const { leave, lines, plan } = whatToKeep(reply.state, memory, before?.state)
      if (leave !== undefined) kept.answerLeave(leave)
      if (lines.length > 0) kept.keep(lines)
      if (plan) void fillPlan(plan)
    },
  }
}
