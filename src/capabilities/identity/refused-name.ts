import { type TextProblem, textProblems } from '#kit/text/check-text.ts'

/** What the account page is rendered with after it was sent a name that cannot be kept. */
export interface RefusedName {
  readonly refusedName: TextProblem
}

/** Where somebody without script reads why. */
export function addressOfRefusal(problem: TextProblem): string {
  return `/account?name=${problem}`
}

export function readRefusal(query: Readonly<Record<string, unknown>>): RefusedName | undefined {
  const refusedName = textProblems.find((problem) => problem === query.name)
  return refusedName && { refusedName }
}
