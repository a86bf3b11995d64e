import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nameSourceLines } from './name-source-lines.ts'

let folder: string
const before = Error.prepareStackTrace

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-built-'))
  nameSourceLines(folder)
})
afterEach(() => {
  Error.prepareStackTrace = before
  rmSync(folder, { recursive: true, force: true })
})

/** Loaded by Node itself: what loads the tests has maps of its own. */
function breakIn(name: string): Error {
  const file = join(folder, name)
  writeFileSync(file, "exports.fail = () => new TypeError('broken')\n")
  return createRequire(import.meta.url)(file).fail()
}

describe('the stack of an error in the built server', () => {
  it('names the lines of the sources', () => {
    // The one mapping there is: the first line comes from the third of the source.
    const map = { version: 3, sources: ['../../src/walls.ts'], names: [], mappings: 'AAEA' }
    writeFileSync(join(folder, 'built.cjs.map'), JSON.stringify(map))
    const { stack } = breakIn('built.cjs')
    expect(stack).toMatch(/^TypeError: broken\n/)
    expect(stack).toContain(`${join(folder, '../../src/walls.ts')}:3:`)
    expect(stack).not.toContain('built.cjs')
  })

  it('names what was built where there is no map', () => {
    expect(breakIn('alone.cjs').stack).toContain('alone.cjs:1:')
  })

  it('leaves other files as they are', () => {
    expect(new Error('here').stack).toContain('name-source-lines.test.ts')
  })
})
