import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { openForReading, openForWriting } from '../connection.ts'
import { rewriteOnce } from './rewrite-once.ts'
import { startWipingTraces, wasCutOff } from './wipe-traces.ts'

const folder = mkdtempSync(join(tmpdir(), 'voh-traces-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newPath = () => join(mkdtempSync(join(folder, 'file-')), 'letters.db')
const newTable = 'CREATE TABLE letters (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT'
const markOf = (number: number) => `<${String(number).padStart(6, '0')}>`
const secret = 'Nobody may ever read this again.'

/** The same letters in every run: where rows move to is then the same too. */
function createChance(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}

/** Everything in the file, its log and what else lies beside them. */
function bytesAt(path: string): string {
  const names = readdirSync(dirname(path))
  return names.map((name) => readFileSync(join(dirname(path), name)).toString('latin1')).join()
}

/** Letters of all lengths in any order, of which many are deleted or emptied again: tells which are left. */
function writeAndErase(db: DatabaseSync, committed: () => void): Map<string, number> {
  const chance = createChance()
  const insert = db.prepare('INSERT INTO letters VALUES (?, ?)')
  const erasing = [
    db.prepare('DELETE FROM letters WHERE id = ?'),
    db.prepare("UPDATE letters SET body = '' WHERE id = ?"),
  ]
  const kept = new Map<string, number>()
  const together = <Item>(items: readonly Item[], task: (item: Item) => void) => {
    for (let place = 0; place < items.length; place += 40) {
      db.exec('BEGIN')
      for (const item of items.slice(place, place + 40)) task(item)
      db.exec('COMMIT')
      committed()
    }
  }
  together([...Array(6_000).keys()], (number) => {
    const id = String(Math.floor(chance() * 1e12)).padStart(12, '0')
    insert.run(id, markOf(number).repeat(1 + Math.floor(chance() ** 3 * 400)))
    kept.set(id, number)
  })
  together([...kept.keys()], (id) => {
    if (chance() < 0.6) return
    erasing[Number(chance() < 0.5)]?.run(id)
    kept.delete(id)
  })
  return kept
}

function expectOnlyThese(path: string, kept: ReadonlyMap<string, number>): void {
  const marks = new Set([...bytesAt(path).matchAll(/<(\d{6})>/g)].map(([, mark]) => Number(mark)))
  expect([...marks].sort()).toEqual([...kept.values()].sort())
  const db = new DatabaseSync(path)
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const rows = db.prepare("SELECT id, body FROM letters WHERE body <> ''").all()
  db.close()
  expect(rows).toHaveLength(kept.size)
  for (const { id, body } of rows) {
    expect(String(body).slice(0, 8)).toBe(markOf(kept.get(String(id)) as number))
  }
}

function openTraced(path: string, dueAfter: number) {
  const everyPage = wasCutOff(path)
  const db = openForWriting(path)
  rewriteOnce(db)
  db.exec(newTable.replace('TABLE', 'TABLE IF NOT EXISTS'))
  return { db, traces: startWipingTraces(db, path, { everyPage, dueAfter }) }
}

describe('what is erased from a SQLite file', () => {
  it('is in none of its bytes, though rows were moved about, and the rest is whole', () => {
    const path = newPath()
    const { db, traces } = openTraced(path, 20)
    const kept = writeAndErase(db, traces.committed)
    traces.finish()
    expectOnlyThese(path, kept)
  })

  it('is gone a little later while the file stays open, without another write', async () => {
    const path = newPath()
    const { db, traces } = openTraced(path, 20)
    const reader = openForReading(path)
    db.prepare('INSERT INTO letters VALUES (?, ?)').run('a', secret)
    traces.committed()
    expect(bytesAt(path)).toContain(secret)
    db.exec('DELETE FROM letters')
    traces.committed()
    await expect.poll(() => bytesAt(path)).not.toContain(secret)
    reader.close()
    traces.finish()
  })

  it('is gone as soon as nobody reads what was before it', async () => {
    const path = newPath()
    const { db, traces } = openTraced(path, 20)
    db.prepare('INSERT INTO letters VALUES (?, ?)').run('a', secret)
    const reader = openForReading(path)
    reader.exec('BEGIN')
    const read = reader.prepare('SELECT body FROM letters')
    expect(read.get()).toEqual({ body: secret })
    db.exec('DELETE FROM letters')
    traces.committed()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(read.get()).toEqual({ body: secret })
    db.prepare('INSERT INTO letters VALUES (?, ?)').run('b', 'still written meanwhile')
    reader.exec('ROLLBACK')
    await expect.poll(() => bytesAt(path)).not.toContain(secret)
    reader.close()
    traces.finish()
  })

  it('is gone after the next start where the last process was cut off', () => {
    const [first, path] = [newPath(), newPath()]
    const cutOff = openTraced(first, 60_000)
    const kept = writeAndErase(cutOff.db, cutOff.traces.committed)
    // What a killed process leaves behind: the file and its log, as they are now.
    for (const end of ['', '-wal']) copyFileSync(first + end, path + end)
    openTraced(path, 60_000).traces.finish()
    expectOnlyThese(path, kept)
    cutOff.traces.finish()
  })

  it('is gone from a file of the days when deleting left everything behind', () => {
    const path = newPath()
    const old = new DatabaseSync(path)
    old.exec(`PRAGMA journal_mode = WAL; ${newTable}`)
    const kept = writeAndErase(old, () => {})
    old.close()
    openTraced(path, 60_000).traces.finish()
    expectOnlyThese(path, kept)
  })
})
