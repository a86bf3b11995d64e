import type { ComposeRequest, Fields } from '../contract.ts'
import type { KnownFacts } from '../facts.ts'
import { anyLifePath, anyName } from '../shelf/generic-parts.ts'
import { readParts } from './read-parts.ts'
import { writeParts } from './write-parts.ts'

export interface Answer {
  readonly text: string
  readonly fields?: Fields
}

/** Whether an answer of this kind is asked for in parts, with bars between them. */
export function hasParts(kind: ComposeRequest['kind']): boolean {
  return kind === 'nameMeaning' || kind === 'lifePath'
}

/** What was written, with its parts where it has some; a missing part is a generic one. */
export function readAnswer(request: ComposeRequest, text: string, known: KnownFacts): Answer {
  const { language } = request
  switch (request.kind) {
    case 'nameMeaning':
      return writeParts({
        ...anyName[language],
        ...withoutMissing(readParts(text, ['meaning', 'origin', 'personality'])),
      })
    case 'lifePath':
      return writeParts({
        number: known.lifePath ?? 1,
        ...anyLifePath[language],
        ...withoutMissing(readParts(text, ['meaning', 'traits'])),
      })
    case 'love':
      return { text, ...(known.percent !== undefined && { fields: { percent: known.percent } }) }
    default:
      return { text }
  }
}

function withoutMissing<Parts extends object>(
  parts: Parts,
): { [Name in keyof Parts]-?: NonNullable<Parts[Name]> } {
  const present = Object.entries(parts).filter(([, words]) => words !== undefined)
  return Object.fromEntries(present) as { [Name in keyof Parts]-?: NonNullable<Parts[Name]> }
}
