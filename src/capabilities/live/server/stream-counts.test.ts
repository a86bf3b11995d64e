import { describe, expect, it } from 'vitest'
import { createStreamCounts } from './stream-counts.ts'

const tooMany = expect.objectContaining({ status: 429, code: 'too_many_streams' })

describe('the streams that are open at once', () => {
  it('are counted for each visitor', () => {
    const { enter } = createStreamCounts({ ofVisitor: 1, ofNetwork: 9 })
    const leave = enter('sita', 'town')
    expect(() => enter('sita', 'town')).toThrow(tooMany)
    enter('hari', 'town')
    leave()
    enter('sita', 'town')
    expect(() => enter('sita', 'town')).toThrow(tooMany)
  })

  it('are counted for each network, whoever is signed in there', () => {
    const { enter } = createStreamCounts({ ofVisitor: 9, ofNetwork: 3 })
    const leave = enter('sita', 'town')
    enter('hari', 'town')
    enter(undefined, 'town')
    expect(() => enter('gita', 'town')).toThrow(tooMany)
    expect(() => enter(undefined, 'town')).toThrow(tooMany)
    enter(undefined, 'village')
    leave()
    enter('gita', 'town')
    expect(() => enter(undefined, 'town')).toThrow(tooMany)
  })

  it('have no end where limits are switched off', () => {
    const { enter } = createStreamCounts(undefined)
    for (let window = 0; window < 10_000; window++) enter('sita', 'town')()
    for (let window = 0; window < 10_000; window++) enter('sita', 'town')
  })
})
