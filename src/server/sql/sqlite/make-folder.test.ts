import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a folder for the data', () => {
  it('is made with those it stands in, for us alone', () => {
    const path = join(folder, 'a', 'b', 'c')
    makeFolder(path)
    for (const made of [path, join(folder, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700)
  })

  it('may be there already', () => {
    makeFolder(folder)
    makeFolder(`${folder}/`)
  })

  it('is none where a file stands', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => makeFolder(file)).toThrow('EEXIST')
    expect(() => makeFolder(join(file, 'below'))).toThrow('ENOTDIR')
  })

  // In a process of its own: one that never ends could not be told so here.
  it.runIf(process.platform === 'linux')('is refused, not tried forever, where none can be', () => {
    const module = join(import.meta.dirname, 'own-directory.ts')
    const code = `
      const { ownDirectory } = await import(${JSON.stringify(module)})
      try { ownDirectory('/proc/nope/deeper') } catch (error) { console.log(error.code) }`
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      timeout: 10_000,
      killSignal: 'SIGKILL',
    })
    expect(String(told)).toBe('ENOENT\n')
  })
})
