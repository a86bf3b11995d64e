import { describe, expect, it } from 'vitest'
import { heardAs } from '#capabilities/moderation/testing/heard-as.ts'
import { harms, needs } from '#knowledge/hearing/heard.ts'
import { refuseHarm } from './refuse-harm.ts'

describe('what is said to a person', () => {
  it('is refused for harm to them, by the gravest of it', () => {
    const refused = harms.filter((harm) => {
      try {
        refuseHarm(heardAs({ harm: [harm] }))
        return false
      } catch {
        return true
      }
    })
    expect(refused).toEqual(['threat', 'hate', 'sexual', 'minor', 'doxing'])
    expect(() => refuseHarm(heardAs({ harm: ['hate', 'minor'] }))).toThrow(
      expect.objectContaining({ status: 422, code: 'harm_heard', harm: 'minor' }),
    )
  })

  it('is never refused for need, and not where harm is told of', () => {
    for (const need of needs) refuseHarm(heardAs({ needs: [need], harm: [] }))
    refuseHarm(heardAs({ needs: ['harmed'], harm: ['threat', 'sexual'] }))
  })
})
