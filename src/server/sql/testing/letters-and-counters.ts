import { portableTypes } from '#kit/store/server/portable-types.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import {
  type AnyCommand,
  defineCommand,
  defineCrowdedCommand,
  type Migration,
  placesFor,
  rowsOf,
  rowsOfText,
} from '#kit/store/server/store.ts'
import { isUniqueViolation } from '#kit/store/server/store-failure.ts'

/** A small room of its own, with every kind of command a real room may have. */

declare module '#kit/store/server/store.ts' {
  interface Tables {
    trial_letters: { id: string; body: string; written_at: number }
    trial_stamps: { letter_id: string }
    trial_counters: { id: string; value: number }
  }
}

export const migrations: readonly Migration[] = [
  {
    name: '001-letters',
    statements(dialect) {
      const { key, text, integer, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE trial_letters (
          id ${key} PRIMARY KEY,
          body ${text} NOT NULL,
          written_at ${integer} NOT NULL
        ) ${strict}`,
        `CREATE TABLE trial_stamps (
          letter_id ${key} NOT NULL REFERENCES trial_letters (id) DEFERRABLE INITIALLY DEFERRED
        ) ${strict}`,
      ]
    },
  },
  {
    name: '002-counters',
    statements(dialect) {
      const { key, integer, strict } = portableTypes(dialect)
      return [
        `CREATE TABLE trial_counters (id ${key} PRIMARY KEY, value ${integer} NOT NULL) ${strict}`,
      ]
    },
  },
]

export interface Letter {
  readonly id: string
  readonly body: string
  readonly at: number
}

export const writeLetter = defineCommand('letters.write', function* (letter: Letter, { build }) {
  const [row] = yield* rowsOf(
    build
      .insertInto('trial_letters')
      .values({ id: letter.id, body: letter.body, written_at: letter.at })
      .returning(['id', 'body', 'written_at']),
  )
  return row as NonNullable<typeof row>
})

const insertLetter = 'INSERT INTO trial_letters (id, body, written_at) VALUES (?, ?, ?)'

/** As `writeLetter`, where many are written at the same moment. */
export const writeLetterInACrowd = defineCrowdedCommand(
  'letters.writeInACrowd',
  function* (letters: readonly Letter[]) {
    yield* rowsOfText(
      `INSERT INTO trial_letters (id, body, written_at) VALUES ${placesFor(letters, '(?, ?, ?)')}`,
      letters.flatMap(({ id, body, at }) => [id, body, at]),
    )
    return letters.map(({ id }) => id)
  },
)

/** Two rows or none: the second half may be refused after the first was written. */
export const writePair = defineCommand(
  'letters.writePair',
  function* (input: { id: string; refuse?: boolean }) {
    yield* rowsOfText(insertLetter, [`${input.id}-a`, 'first half', 1])
    yield* rowsOfText(insertLetter, [`${input.id}-b`, 'second half', 2])
    if (input.refuse) throw new Refusal('unwanted', { id: input.id, why: ['because', 1, null] })
    return input.id
  },
)

/** First come, first served; the answer names who came late. */
export const claimName = defineCommand(
  'letters.claim',
  function* (input: { name: string; owner: string }) {
    try {
      yield* rowsOfText(insertLetter, [input.name, input.owner, 0])
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal('taken', { name: input.name })
      throw error
    }
    return input.owner
  },
)

/** Reads, then writes what it read: wrong under races unless commands run as if alone. */
export const increment = defineCommand('counters.increment', function* (id: string, { build }) {
  const [counter] = yield* rowsOf(
    build.selectFrom('trial_counters').select('value').where('id', '=', id),
  )
  const value = (counter?.value ?? 0) + 1
  yield* rowsOf(
    counter
      ? build.updateTable('trial_counters').set({ value }).where('id', '=', id)
      : build.insertInto('trial_counters').values({ id, value }),
  )
  return value
})

/** The same where many count at once: the row is locked, and each is told the value after its own. */
export const incrementInACrowd = defineCrowdedCommand(
  'counters.incrementInACrowd',
  function* (ids: readonly string[]) {
    const [counter] = yield* rowsOfText<{ value: number }>(
      `INSERT INTO trial_counters (id, value) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET value = trial_counters.value + excluded.value
       RETURNING value`,
      [ids[0], ids.length],
    )
    const last = (counter as { value: number }).value
    return ids.map((_, place) => last - ids.length + 1 + place)
  },
)

/** Counts the letters and writes the count down: two rows that must agree with a third place. */
export const writeOnlyIfFewerThan = defineCommand(
  'letters.writeOnlyIfFewerThan',
  function* (input: Letter & { most: number }) {
    const [counted] = yield* rowsOfText<{ count: number }>(
      'SELECT count(*) AS count FROM trial_letters WHERE body = ?',
      [input.body],
    )
    if ((counted?.count ?? 0) >= input.most) throw new Refusal('full')
    yield* rowsOfText(insertLetter, [input.id, input.body, input.at])
    return input.id
  },
)

/** Only the commit finds out that the letter does not exist. */
export const stampNothing = defineCommand('stamps.nothing', function* (letterId: string) {
  yield* rowsOfText('INSERT INTO trial_stamps (letter_id) VALUES (?)', [letterId])
  return null
})

export const goOnAfterFailure = defineCommand('letters.goOn', function* (letter: Letter) {
  const values = [letter.id, letter.body, letter.at]
  yield* rowsOfText(insertLetter, values)
  try {
    yield* rowsOfText(insertLetter, values)
  } catch {
    yield* rowsOfText('SELECT 1', [])
  }
  return letter.id
})

export const sendAnything = defineCommand('letters.sendAnything', function* (value: never) {
  yield* rowsOfText(insertLetter, ['anything', value, 0])
  return null
})

export const runText = defineCommand('letters.runText', function* (sql: string) {
  return yield* rowsOfText(sql, [])
})

export const makeMistake = defineCommand('letters.mistake', function* (id: string) {
  yield* rowsOfText(insertLetter, [id, 'to be undone', 0])
  throw new TypeError('a mistake in our own code')
})

export const throwStrangeThings = defineCommand('letters.strange', function* (id: string) {
  yield* rowsOfText(insertLetter, [id, 'to be undone', 0])
  throw new Refusal('strange', 1n as never)
})

export const commands: readonly AnyCommand[] = [
  writeLetter,
  writeLetterInACrowd,
  writePair,
  claimName,
  increment,
  incrementInACrowd,
  writeOnlyIfFewerThan,
  stampNothing,
  goOnAfterFailure,
  sendAnything,
  runText,
  makeMistake,
  throwStrangeThings,
]
