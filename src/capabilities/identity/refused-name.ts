import { type NameProblem, nameProblems } from '#kit/text/name.ts'

/** What the account page is rendered with after it was sent a name that cannot be kept. */
export interface RefusedName {
  readonly refusedName: NameProblem
}

/** Where somebody without script reads why. */
export function addressOfRefusal(problem: NameProblem): string {
  return `/account?name=${problem}`
}

export function readRefusal(query: Readonly<Record<string, unknown>>): RefusedName | undefined {
  const refusedName = nameProblems.find((problem) => problem === query.name)
  return refusedName && { refusedName }
}
