import { describe, expect, it } from 'vitest'
import { lifePathNumbers } from '../kinds.ts'
import { composeLifePath } from './life-path/compose-life-path.ts'
import { composeNameMeaning } from './name/compose-name-meaning.ts'

describe('the meaning of a name', () => {
  it('says that it is a guess, and claims no origin it does not know', () => {
    for (const name of [
      'Sita',
      'Bikash',
      'प्रकाश',
      'Hari',
      'Élodie',
      '王',
      'x',
      '<i>Maya</i>',
      '',
    ]) {
      for (let at = 0; at < 20; at += 1) {
        const { meaning, origin, personality } = composeNameMeaning({ name, seed: `${at}` })
        expect(meaning).toContain('guess')
        expect(origin).toMatch(/sure|certain/)
        expect(personality).toMatch(/guess/i)
        expect(`${meaning}${origin}${personality}`).not.toMatch(/[<>{}[\]|]|undefined/)
      }
    }
  })

  it('hears the same sound in both scripts', () => {
    const heard = (name: string) =>
      composeNameMeaning({ name, seed: 's' }).meaning.replace(name, '')
    expect(heard('Prakash')).toBe(heard('प्रकाश'))
    expect(heard('Maya')).toBe(heard('माया'))
  })

  it('varies with the seed and keeps to it', () => {
    const readings = Array.from({ length: 60 }, (_, at) =>
      JSON.stringify(composeNameMeaning({ name: 'Asha', seed: `${at}` })),
    )
    expect(new Set(readings).size).toBeGreaterThan(20)
    expect(composeNameMeaning({ name: 'Asha', seed: '1' })).toEqual(
      composeNameMeaning({ name: 'Asha', seed: '1' }),
    )
  })
})

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
