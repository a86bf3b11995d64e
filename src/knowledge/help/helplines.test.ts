import { describe, expect, it } from 'vitest'
import { findHelplinesToPhone } from './find-helplines-to-phone.ts'
import { helpIn } from './help-in.ts'
import { helpPlaces } from './help-place.ts'
import { dial } from './helpline.ts'
import { helplines } from './helplines.ts'

const devanagari = /^[\u0900-\u097f ();,]+$/
const countries = helpPlaces.filter((place) => place !== 'elsewhere')
const allLines = countries.flatMap((place) => helpIn[place].lines)

describe('the helplines', () => {
  it('begin with the national suicide prevention line, and are those of Nepal', () => {
    expect(helplines[0]?.call).toBe('1166')
    for (const { id } of helplines) expect(id).toMatch(/^np-/)
  })

  it('each have a name in both languages, a number a phone can dial, and a source', () => {
    for (const { id, name, call, href, hours, note, sources } of allLines) {
      expect.soft(name.en, id).toMatch(/[a-z]/i)
      for (const text of [name, hours, note]) {
        if (text) expect.soft(text.np, id).toMatch(devanagari)
      }
      expect.soft(call, id).toMatch(/^\+?\d{3,13}$/)
      expect.soft(href, id).toBe(`tel:${call}`)
      expect.soft(sources.length, id).toBeGreaterThan(0)
      for (const { link } of sources) expect.soft(URL.canParse(link), link).toBe(true)
    }
    expect(new Set(allLines.map(({ id }) => id)).size).toBe(allLines.length)
  })

  it('are written in groups that can be read over, and dialled without them', () => {
    expect(dial('1660-01-02005')).toEqual({
      number: '1660-01-02005',
      call: '16600102005',
      href: 'tel:16600102005',
    })
    expect(dial('+977 981-3476123').href).toBe('tel:+9779813476123')
  })

  it('know somebody who comes in every country, and the embassy in all but Nepal', () => {
    for (const place of countries) {
      const reasons = helpIn[place].lines.flatMap((line) => line.reasons)
      expect.soft(reasons, place).toContain('ambulance')
      expect.soft(reasons, place).toContain('police')
      expect.soft(helpIn[place].embassy === null, place).toBe(place === 'np')
    }
  })

  it('begin, where no country is known, with the directory of all countries', () => {
    expect(helpIn.elsewhere.lines[0]?.href).toBe('https://findahelpline.com')
  })
})

describe('checking that the lines still answer', () => {
  const line = { ...dial('1166'), id: 'x', name: { en: 'X', np: 'क' }, hours: null, sources: [] }
  const unchecked = { ...line, reasons: ['dying'], checkedOn: null } as const

  it('asks for a call where nobody has phoned yet', () => {
    expect(findHelplinesToPhone('2025-06-01', [unchecked])).toHaveLength(1)
    expect(findHelplinesToPhone('2025-06-01')).toEqual(expect.arrayContaining([...helplines]))
  })

  it('asks again after ninety days, not before', () => {
    const checked = { ...unchecked, checkedOn: '2025-01-01' }
    expect(findHelplinesToPhone('2025-04-01', [checked])).toEqual([])
    expect(findHelplinesToPhone('2025-04-02', [checked])).toEqual([checked])
  })
})
