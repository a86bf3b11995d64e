import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdsTest, isTest, readLinks, readRows } from './read-specification.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const specification = readFileSync(join(docs, 'specification.md'), 'utf8')
const find = (target: string) => normalize(join(docs, target.split('#')[0] as string))

describe('the specification', () => {
  it('names no place that is not there', () => {
    const lost = readLinks(specification).filter(({ target }) => !existsSync(find(target)))
    expect(lost).toEqual([])
  })

  it('names no test that is not there, word for word', () => {
    const lost = readLinks(specification)
      .filter(isTest)
      .filter(({ text, target }) => !holdsTest(readFileSync(find(target), 'utf8'), text))
    expect(lost).toEqual([])
  })

  it('shows every line of it where it lives, and by a test', () => {
    const rows = readRows(specification)
    expect(rows.length).toBeGreaterThan(150)
    const bare = rows.filter(
      ({ links }) => !links.some(isTest) || links.every((link) => isTest(link)),
    )
    expect(bare.map(({ line, asked }) => `${line}: ${asked}`)).toEqual([])
  })
})

describe('reading the specification', () => {
  it('finds the links of each row, and passes over heads and rules', () => {
    const table = [
      '| asked | where | shown by |',
      '|---|---|---|',
      '| a name | [name.ts](../src/name.ts) | [is \\| kept](../src/name.test.ts) |',
    ].join('\n')
    expect(readRows(table)).toEqual([
      {
        line: 3,
        asked: 'a name',
        links: [
          { line: 3, text: 'name.ts', target: '../src/name.ts' },
          { line: 3, text: 'is | kept', target: '../src/name.test.ts' },
        ],
      },
    ])
  })

  it('takes a test for one only where it is run', () => {
    expect(holdsTest("  it('is kept', () => {", 'is kept')).toBe(true)
    expect(holdsTest('it(\n  `is kept in both`,\n', 'is kept in both')).toBe(true)
    expect(holdsTest("it.each(names)('is kept', (name) => {", 'is kept')).toBe(true)
    expect(holdsTest("it('is kept here', () => {", 'is kept')).toBe(false)
    expect(holdsTest("it.skip('is kept', () => {", 'is kept')).toBe(false)
    expect(holdsTest("// it('is kept', () => {", 'is kept')).toBe(false)
    expect(holdsTest("const told = 'is kept',", 'is kept')).toBe(false)
  })
})
