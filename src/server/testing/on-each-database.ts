import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenNode, Place } from '#capabilities/live/server/testing/test-node.ts'
import { startPostgres, type TestPostgres } from '../sql/testing/start-postgres.ts'
import { type NodeOptions, openNode, type TestNode } from './open-node.ts'

type Cases = (open: OpenNode<TestNode, NodeOptions>) => void

/** Runs the same cases on both databases. */
export function onEachDatabase(cases: Cases, usual: NodeOptions = {}): void {
  onSqlite(cases, usual)
  onPostgres(cases, usual)
}

export function onSqlite(cases: Cases, usual: NodeOptions = {}): void {
  describe('SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    cases(openOn(async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) }), usual))
  })
}

export function onPostgres(cases: Cases, usual: NodeOptions = {}): void {
  describe('Postgres', () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres.stop())
    cases(
      openOn(async () => ({ databaseUrl: await postgres.createDatabase(), dataDir: '' }), usual),
    )
  })
}

/** Each node on an empty database of its own, unless it is told to share one. */
function openOn(
  newPlace: () => Promise<Place>,
  usual: NodeOptions,
): OpenNode<TestNode, NodeOptions> {
  return async (options = {}) =>
    openNode(options.place ?? (await newPlace()), { ...usual, ...options })
}
