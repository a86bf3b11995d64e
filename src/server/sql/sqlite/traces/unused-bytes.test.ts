import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { blankUnusedBytes, findGap } from './unused-bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'voh-unused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A page of rows: its kind, how many cells it lists and where the first of them begins. */
function makePage(kind: number, cells: number, cellsBegin: number, header = 0): Buffer {
  const page = Buffer.alloc(4096, 'x')
  page[header] = kind
  page.writeUInt16BE(cells, header + 3)
  page.writeUInt16BE(cellsBegin, header + 5)
  return page
}

describe('what no row of a page uses', () => {
  it('begins after the list of cells and ends where the first cell begins', () => {
    expect(findGap(makePage(13, 5, 3000), 2)).toEqual({ start: 18, end: 3000 })
    expect(findGap(makePage(5, 5, 3000), 2)).toEqual({ start: 22, end: 3000 })
    expect(findGap(makePage(13, 5, 3000, 100), 1)).toEqual({ start: 118, end: 3000 })
  })

  it('is nothing on a page that is full, is of another kind, or contradicts itself', () => {
    expect(findGap(makePage(13, 5, 18), 2)).toBeUndefined()
    expect(findGap(makePage(0, 5, 3000), 2)).toBeUndefined()
    expect(findGap(makePage(13, 2000, 3000), 2)).toBeUndefined()
    expect(findGap(makePage(13, 5, 5000), 2)).toBeUndefined()
  })

  it('is blanked in the pages that are named, and every other byte stays', () => {
    const path = join(folder, 'pages')
    const pages = [makePage(13, 1, 4000, 100), makePage(13, 1, 4000), makePage(10, 1, 4000)]
    writeFileSync(path, Buffer.concat(pages))
    const file = openSync(path, 'r+')
    // The fourth does not exist any more: the file was cut shorter.
    expect(blankUnusedBytes(file, 4096, [2, 4])).toBe(1)
    expect(blankUnusedBytes(file, 4096, [2])).toBe(0)
    closeSync(file)
    const expected = Buffer.concat(pages)
    expected.fill(0, 4096 + 10, 4096 + 4000)
    expect(readFileSync(path).equals(expected)).toBe(true)
  })
})
