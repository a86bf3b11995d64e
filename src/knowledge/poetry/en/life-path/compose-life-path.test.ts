import { describe, expect, it } from 'vitest'
import { lifePathNumbers } from '../../kinds.ts'
import { composeLifePath } from './compose-life-path.ts'

describe('a life path', () => {
  it.each(lifePathNumbers)('of %i has a meaning that names it, and four traits', (number) => {
    const readings = Array.from({ length: 40 }, (_, at) =>
      composeLifePath({ number, seed: `${at}` }),
    )
    for (const { meaning, traits } of readings) {
      expect(meaning).toContain(`${number} is the`)
      expect(traits.split(', ')).toHaveLength(4)
    }
    expect(new Set(readings.map(({ meaning }) => meaning)).size).toBe(6)
  })

  it('gives no two numbers the same traits', () => {
    const traits = lifePathNumbers.map((number) => composeLifePath({ number, seed: 's' }).traits)
    expect(new Set(traits).size).toBe(lifePathNumbers.length)
  })
})
