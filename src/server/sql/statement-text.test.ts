import { describe, expect, it } from 'vitest'
import { assertOneStatement, assertPortable, numberPlaceholders } from './statement-text.ts'

describe('The text of a statement', () => {
  it('has its placeholders numbered for Postgres, and nothing else touched', () => {
    expect(numberPlaceholders('a = ? AND b = ?')).toBe('a = $1 AND b = $2')
    expect(numberPlaceholders(`SELECT 'why?', 'it''s ?', "odd?" -- really?\n, ? /* ? */ + ?`)).toBe(
      `SELECT 'why?', 'it''s ?', "odd?" -- really?\n, $1 /* ? */ + $2`,
    )
  })

  it('may end in a semicolon or contain one in quotes, but is one statement', () => {
    assertOneStatement(`SELECT ';' AS ";" -- ; 1\n; `)
    expect(() => assertOneStatement('DELETE FROM a; DELETE FROM b')).toThrow(/Two statements/)
  })

  it('carries text, exact numbers, bytes and nothing; it refuses the rest', () => {
    assertPortable(['', 'मन', 0, -1.5, Number.MAX_SAFE_INTEGER, null, new Uint8Array(2)])
    for (const value of [true, undefined, 1n, Number.NaN, 2 ** 53, {}, [], 'a\0']) {
      expect(() => assertPortable([value])).toThrow(/cannot carry/)
    }
  })
})
