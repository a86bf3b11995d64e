import { expect, it } from 'vitest'
import { describeRecovery } from '#capabilities/identity/recovery/server/recovery.case.ts'
import { describeSessions } from '#capabilities/identity/server/sessions.case.ts'
import { describePhones } from '#capabilities/identity/sessions/server/phones.case.ts'
import { personalData } from '../personal-data.ts'
import { migrations } from '../sql/migrations.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'

onEachDatabase(describeSessions)
onEachDatabase(describePhones)
onEachDatabase(describeRecovery)

it('every column that names an identity is known to who purges them', () => {
  const named = new Set<string>()
  for (const statement of migrations.flatMap(({ statements }) => statements('sqlite'))) {
    const dropped = /DROP TABLE (\w+)/.exec(statement)?.[1]
    for (const column of named) if (column.startsWith(`${dropped}.`)) named.delete(column)
    const table = /CREATE TABLE (\w+)/.exec(statement)?.[1]
    for (const [, column] of statement.matchAll(/^\s*(\w+) [^\n,]*REFERENCES identities/gm)) {
      named.add(`${table}.${column}`)
    }
  }
  const known = ['sessions.identity_id', ...personalData.flatMap(({ columns }) => columns)]
  expect([...named].sort()).toEqual(known.sort())
})
