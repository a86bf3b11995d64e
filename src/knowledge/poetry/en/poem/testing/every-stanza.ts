import { everyReading } from '../../../chance/choose.ts'
import { answers } from '../every-topic.ts'
import { sharedClosings } from '../movements/shared-closings.ts'
import { type EnglishForm, readSheet, type Sheet } from '../verses.ts'

const movements = answers.map(([movement]) => movement)

/** Every sheet of verse the composer can draw on. */
export const everySheet: readonly Sheet[] = [
  ...answers.flatMap(([, topics]) => Object.values(topics)),
  ...movements.flatMap(({ turns, closings }) => [turns, closings]),
  sharedClosings,
]

/** Every stanza of a form, in every reading its choices allow, as lines. */
export function everyStanza(form: EnglishForm): string[][] {
  return everySheet
    .flatMap((sheet) => readSheet(sheet)[form])
    .flatMap(everyReading)
    .map((stanza) => stanza.split('\n'))
}
