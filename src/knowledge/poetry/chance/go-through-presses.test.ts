import { describe, expect, it } from 'vitest'
import { goThroughPresses } from './go-through-presses.ts'
import type { Random } from './seeded-random.ts'

/** Deals the letters in a drawn order, each once before any comes again. */
function beginDealing(random: Random) {
  let left: string[] = []
  return () => {
    if (left.length === 0) left = [...'abcde'].toSorted(() => random() - 0.5)
    return left.pop() ?? ''
  }
}

describe('presses of one visitor', () => {
  it('go on from where they were, whether gone through one by one or come to at once', () => {
    const walked = goThroughPresses<string>()
    const all = Array.from({ length: 40 }, (_, at) => walked('rain', `me ${at}`, beginDealing))
    for (const [at, letter] of all.entries())
      expect(goThroughPresses<string>()('rain', `me ${at}`, beginDealing)).toBe(letter)
  })

  it('use what the presses before them have left', () => {
    const press = goThroughPresses<string>()
    const five = Array.from({ length: 5 }, (_, at) => press('rain', `me ${at}`, beginDealing))
    expect(five.toSorted()).toEqual([...'abcde'])
  })

  it('are gone through anew where they are made of something else', () => {
    const press = goThroughPresses<string>()
    const beginLoud = (random: Random) => {
      const next = beginDealing(random)
      return () => next().toUpperCase()
    }
    const quiet = [0, 1].map((at) => press('rain', `me ${at}`, beginDealing))
    const loud = [2, 3, 4].map((at) => press('rain', `me ${at}`, beginLoud, 'loud'))
    expect([...quiet, ...loud].map((letter) => letter.toLowerCase()).toSorted()).toEqual([
      ...'abcde',
    ])
    expect(loud.join('')).toMatch(/^[A-E]{3}$/)
  })

  it('are told apart by visitor and by matter, also when they come mixed', () => {
    const press = goThroughPresses<string>()
    const apart = (matter: string, who: string) =>
      Array.from({ length: 9 }, (_, at) =>
        goThroughPresses<string>()(matter, `${who} ${at}`, beginDealing),
      )
    const mine: string[] = []
    const yours: string[] = []
    for (let at = 0; at < 9; at += 1) {
      mine.push(press('rain', `me ${at}`, beginDealing))
      yours.push(press('snow', `you ${at}`, beginDealing))
    }
    expect(mine).toEqual(apart('rain', 'me'))
    expect(yours).toEqual(apart('snow', 'you'))
  })

  it('begin anew, and otherwise, after a round', () => {
    const press = goThroughPresses<string>()
    const all = Array.from({ length: 64 }, (_, at) => press('rain', `me ${at}`, beginDealing))
    expect(all.slice(32)).not.toEqual(all.slice(0, 32))
  })
})
