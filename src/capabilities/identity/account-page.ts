import { definePageData } from '#kit/page/page-data.ts'
import { type TextProblem, textProblems } from '#kit/text/check-text.ts'

/** The one page that is made for its visitor, where somebody without script reads their name. */
export const accountPath = '/account'

/** What the account page is rendered with after it was sent a name that cannot be kept. */
export interface RefusedName {
  readonly refusedName: TextProblem
}

export const accountPage = definePageData<RefusedName>(accountPath)

/** Where somebody without script reads why. */
export function addressOfRefusal(problem: TextProblem): string {
  return `${accountPath}?name=${problem}`
}

export function readRefusal(query: Readonly<Record<string, unknown>>): RefusedName | undefined {
  const refusedName = textProblems.find((problem) => problem === query.name)
  return refusedName && { refusedName }
}
