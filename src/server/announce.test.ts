import { describe, expect, it } from 'vitest'
import { announce } from './announce.ts'
import { readSettings } from './env.ts'

const address = 'http://127.0.0.1:4801'
const announced = (environment: Record<string, string>) =>
  announce(readSettings(environment), address)

describe('the line of a start', () => {
  it('says where the site is', () => {
    expect(announced({})).toMatch(
      /^Voice of Heart is at http:\/\/127\.0\.0\.1:4801 \(data: SQLite in \.\/data; [^\n]+\)$/,
    )
  })

  it('says where visitors come and where it listens, when these are two', () => {
    expect(announced({ PUBLIC_ORIGIN: 'https://voice.example' })).toMatch(
      /^Voice of Heart is at https:\/\/voice\.example, listening on http:\/\/127\.0\.0\.1:4801 \(data: [^\n]+\)$/,
    )
  })

  it('says one place once', () => {
    expect(announced({ PUBLIC_ORIGIN: address })).toBe(announced({}))
  })
})
