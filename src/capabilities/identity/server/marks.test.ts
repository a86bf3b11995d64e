import { describe, expect, it } from 'vitest'
import { markOf } from './marks.ts'
import { makeSecret, makeToken, readSecrets } from './session-cookie.ts'

describe('a mark', () => {
  it('is made again by the same secret alone', () => {
    const [sita, hari] = [{ secret: makeSecret() }, { secret: makeSecret() }]
    expect(markOf(sita, 'post', 'a')).toBe(markOf({ ...sita }, 'post', 'a'))
    expect(markOf(sita, 'post', 'a')).not.toBe(markOf(hari, 'post', 'a'))
  })

  it('is another for each thing and each kind of thing', () => {
    const sita = { secret: makeSecret() }
    const marks = (['post', 'key', 'heart', 'report', 'vote'] as const).flatMap((kind) =>
      Array.from({ length: 200 }, (_, id) => markOf(sita, kind, String(id))),
    )
    expect(new Set(marks).size).toBe(1_000)
    expect(marks.every((mark) => /^[\w-]{22}$/.test(mark))).toBe(true)
  })
})

describe('a cookie', () => {
  it('keeps its secret through a new session', () => {
    const first = readSecrets(makeToken(makeSecret()))
    const second = readSecrets(makeToken(first.secret))
    expect(second.secret).toBe(first.secret)
    expect(second.opener).not.toBe(first.opener)
  })

  it('of before there were secrets has one that follows from it', () => {
    const old = makeSecret()
    expect(readSecrets(old)).toEqual(readSecrets(old))
    expect(readSecrets(old).secret).toMatch(/^[\w-]{43}$/)
    expect(readSecrets(old).secret).not.toBe(readSecrets(makeSecret()).secret)
  })
})
