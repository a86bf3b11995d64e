import { describe, expect, it } from 'vitest'
import {
  findHelplinesToPhone,
  helplineElsewhere,
  helplines,
  hoursNote,
  writeCall,
} from './helplines.ts'

describe('the helplines', () => {
  it('begin with the national suicide prevention line', () => {
    expect(helplines[0]?.call).toBe('1166')
  })

  it('each have a name in both languages, a number a phone can dial, and a source', () => {
    for (const { id, name, call, sources } of helplines) {
      expect.soft(name.en, id).toMatch(/[a-z]/i)
      expect.soft(name.np, id).toMatch(/^[\u0900-\u097f ()]+$/)
      expect.soft(call, id).toMatch(/^\d{3,11}$/)
      expect.soft(sources.length, id).toBeGreaterThan(0)
      for (const source of sources) expect.soft(source.np, id).toMatch(/^[\u0900-\u097f ()]+$/)
    }
    expect(new Set(helplines.map(({ id }) => id)).size).toBe(helplines.length)
  })

  it('are written in groups that can be read over and dialled', () => {
    expect(helplines.map(({ call }) => writeCall(call))).toContain('1660-01-02005')
    expect(writeCall('9813476123')).toBe('981-3476123')
    expect(writeCall('1166')).toBe('1166')
  })

  it('never promise hours, and show the way for those outside Nepal', () => {
    expect(hoursNote).toEqual({ en: 'hours may differ', np: 'समय फरक पर्न सक्छ' })
    expect(helplineElsewhere.link).toMatch(/^https:\/\//)
  })
})

describe('checking that the lines still answer', () => {
  const line = { id: 'x', name: { en: 'X', np: 'क' }, call: '1166', sources: [] }

  it('asks for a call where nobody has phoned yet', () => {
    expect(findHelplinesToPhone('2025-06-01', [{ ...line, checkedOn: null }])).toHaveLength(1)
  })

  it('asks again after ninety days, not before', () => {
    const checked = { ...line, checkedOn: '2025-01-01' }
    expect(findHelplinesToPhone('2025-04-01', [checked])).toEqual([])
    expect(findHelplinesToPhone('2025-04-02', [checked])).toEqual([checked])
  })
})
