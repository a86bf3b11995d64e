import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPhone, newEntry } from '#capabilities/sealed-copy/server/testing/test-phone.ts'
import { openNode, type TestNode } from '../testing/open-node.ts'

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => newEntry(500 + 400 * at))

describe('sealed entries of a box', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'voh-boxes-'))
  let node: TestNode
  beforeAll(async () => {
    node = await openNode({ dataDir })
  })
  afterAll(async () => {
    await node.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Of how many of these entries a piece lies in a file. */
  function foundInFiles(entries: readonly { readonly sealed: string }[]): number {
    const files = Buffer.concat(
      readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name))),
    )
    return entries.filter(({ sealed }) => {
      const bytes = Buffer.from(sealed, 'base64url')
      for (let place = 0; place + 64 <= bytes.length; place += 400) {
        if (files.includes(bytes.subarray(place, place + 64))) return true
      }
      return false
    }).length
  }

  it('are in no file a moment after they were taken out of the log, or the box deleted', async () => {
    const [mine, others] = [createTestPhone(node), createTestPhone(node)]
    const [old, alive, theirs] = [entriesOf(30), entriesOf(5), entriesOf(10)]
    for (const phone of [mine, others]) await phone.open()
    for (const [at, entry] of old.entries()) {
      await mine.add(entry)
      const between = theirs[at]
      if (between) await others.add(between)
    }
    expect(foundInFiles(old)).toBe(old.length)

    const { head } = await mine.read()
    await mine.replace(head, head, alive)
    await expect.poll(() => foundInFiles(old)).toBe(0)
    expect(foundInFiles(alive)).toBe(alive.length)

    await mine.ask('DELETE')
    await expect.poll(() => foundInFiles(alive)).toBe(0)
    expect(foundInFiles(theirs)).toBe(theirs.length)

    await node.close()
    expect(foundInFiles([...old, ...alive])).toBe(0)
  })
})
