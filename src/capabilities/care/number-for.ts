import type { CareKind } from './care-kind.ts'

/**
 * The one number beside somebody else's words, in Nepal: few enough to come with every page, where
 * the list of all lines would be too heavy. In other countries they cannot be
 * dialled, and Help is a press away.
 */
export const numberFor: Readonly<Record<CareKind, string>> = {
  self: '1166',
  'self-harm': '1166',
  harmed: '1145',
  other: '1166',
  child: '1098',
}
