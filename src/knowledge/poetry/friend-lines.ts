import { pickOne } from './chance/choose.ts'
import type { Random } from './chance/seeded-random.ts'
import type { Turn } from './turn.ts'

/** What a friend says to one feeling: what was heard, then one question. */
export interface FriendLines {
  readonly heard: readonly string[]
  readonly questions: readonly string[]
}

const isQuestion = (line: string) => line.endsWith('?')

/** Reads a sheet of lines: each feeling by its name, then what is said; an empty line parts two. */
export function readFriendLines<Feeling extends string>(
  sheet: string,
): Readonly<Record<Feeling, FriendLines>> {
  const lines = {} as Record<Feeling, FriendLines>
  for (const block of sheet.split('\n\n')) {
    const [feeling, ...said] = block.split('\n')
    const heard = said.filter((line) => !isQuestion(line))
    lines[feeling as Feeling] = { heard, questions: said.filter(isQuestion) }
  }
  return lines
}

export function isSaid(line: string, history: readonly Turn[]): boolean {
  return history.some(({ text }) => text.includes(line))
}

/** A line this talk has not heard yet, while there is one. */
export function sayAnew(
  random: Random,
  lines: readonly string[],
  spare: readonly string[],
  history: readonly Turn[],
): string {
  const fresh = [lines, spare]
    .map((some) => some.filter((line) => !isSaid(line, history)))
    .find((left) => left.length > 0)
  return pickOne(random, fresh ?? [...lines, ...spare])
}
