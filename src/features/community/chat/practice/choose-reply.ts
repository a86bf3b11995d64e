import type { CareKind } from '#capabilities/care/care-kind.ts'
import { careReplies, practiceReplies, type Reply } from './replies.ts'
import { tellTone } from './tell-tone.ts'

/**
 * A reply that suits what was said where a simple rule can tell, and otherwise a
 * random one that suits anything. `said` are the ids of the replies so far: the
 * one just said is not said again while there is another. Need that was heard goes before all.
 */
export function chooseReply(
  message: string,
  random: () => number,
  said: readonly string[] = [],
  need?: CareKind,
): Reply {
  if (need) return careReplies[need]
  const tone = tellTone(message)
  const fitting = practiceReplies.filter(({ suits }) => suits === tone)
  const fresh = fitting.filter(({ id }) => id !== said.at(-1))
  // Twice the same tone in a row: asking the same question again would show how little is behind it.
  const open = fresh.length > 0 ? fresh : practiceReplies.filter(isForAnything)
  return open[Math.floor(random() * open.length)] as Reply
}

function isForAnything({ suits }: Reply): boolean {
  return suits === 'anything'
}
