import { describe, expect, it } from 'vitest'
import { moonElongation, moonPhase } from './moon-phase.ts'

/** Moments that almanacs give, in universal time. */
const newMoons = ['2000-01-06T18:14', '2024-04-08T18:21', '2026-08-12T17:37', '2026-11-09T07:02']
const fullMoons = ['2000-01-21T04:40', '2025-09-07T18:09', '2026-03-03T11:38', '2026-11-24T14:53']
const at = (moment: string) => Date.parse(`${moment}Z`)

describe('the moon', () => {
  it('stands by the sun at new moon and opposite it at full moon, as almanacs say', () => {
    for (const moment of newMoons) {
      const east = moonElongation(at(moment))
      expect(Math.min(east, 360 - east), moment).toBeLessThan(0.5)
      expect(moonPhase(at(moment))).toBe('none')
    }
    for (const moment of fullMoons) {
      expect(Math.abs(moonElongation(at(moment)) - 180), moment).toBeLessThan(0.5)
      expect(moonPhase(at(moment))).toBe('full')
    }
  })

  it('grows after new moon and wanes after full moon', () => {
    const days = 86_400_000
    for (const moment of newMoons) {
      for (const later of [3, 7, 12]) expect(moonPhase(at(moment) + later * days)).toBe('growing')
      for (const before of [3, 7, 12]) expect(moonPhase(at(moment) - before * days)).toBe('waning')
    }
  })
})
