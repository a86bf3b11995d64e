import { type Written, writeInParts } from '#knowledge/poetry/writing-request.ts'
import type { ComposeRequest } from '../../contract.ts'
import type { FullRequest } from '../../lookups.ts'
import { anyLifePath, anyName } from '../../shelf/generic-parts.ts'
import { readParts } from './read-parts.ts'
import { readPoem } from './read-poem.ts'

/** Whether a service is asked for an answer of this kind in parts, with bars between them. */
export function hasParts(kind: ComposeRequest['kind']): boolean {
  return kind === 'nameMeaning' || kind === 'lifePath'
}

/** What a service wrote, with its parts where it has some; a missing part is a generic one. */
export async function readAnswer(request: FullRequest, text: string): Promise<Written> {
  const { language } = request
  switch (request.kind) {
    case 'poem':
      return readPoem(request, text)
    case 'nameMeaning':
      return writeInParts({
        ...anyName[language],
        ...withoutMissing(readParts(text, ['meaning', 'origin', 'personality'])),
      })
    case 'lifePath':
      return writeInParts({
        number: request.number,
        ...anyLifePath[language],
        ...withoutMissing(readParts(text, ['meaning', 'traits'])),
      })
    case 'friendReply':
      return { text, fields: { offers: request.reply?.offers ?? [] } }
    case 'love':
      return { text, fields: { percent: request.percent } }
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
