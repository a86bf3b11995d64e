import { describe, expect, it } from 'vitest'
import { dealInRow } from './seed-row.ts'
import { seededRandom } from './seeded-random.ts'

const numbers = (length: number) => Array.from({ length }, (_, at) => at)

/** What the presses of one phone bring: the fronts of lists of these lengths, press by press. */
function press(presses: number, lengths: readonly number[], { from = 0, taken = 1 } = {}) {
  return Array.from({ length: presses }, (_, at) => {
    const seed = `qk-${from + at}`
    const deal = dealInRow(seededRandom(seed), 'matter', seed)
    return lengths.map((length) => deal(numbers(length), taken).slice(0, taken))
  })
}

describe('presses in a row', () => {
  it('bring all of a list once before any of it comes again, for each list of a text', () => {
    const lengths = [3, 7, 60, 7, 1, 2]
    const pressed = press(420, lengths)
    for (const [which, length] of lengths.entries()) {
      const came = pressed.map((fronts) => fronts[which]?.[0])
      for (let start = 0; start < came.length; start += length)
        expect(came.slice(start, start + length).toSorted(byNumber)).toEqual(numbers(length))
    }
  })

  it('bring nothing twice before nearly all of a list went by, wherever one begins', () => {
    for (const lengths of [[9], [4, 30], [61, 61], [3, 3, 3, 12]]) {
      const pressed = press(300, lengths, { from: 17 })
      for (const [which, length] of lengths.entries()) {
        const came = pressed.map((fronts) => fronts[which]?.[0])
        for (let start = 0; start + length - 1 <= came.length; start += 1)
          expect(new Set(came.slice(start, start + length - 1)).size).toBe(length - 1)
      }
    }
  })

  it('bring lists that are equally long together in ever other pairs', () => {
    const pairs = press(600, [30, 30]).map((fronts) => fronts.flat().join())
    expect(new Set(pairs).size).toBe(600)
  })

  it('bring several of a list at once without return', () => {
    const came = press(10, [60], { taken: 3 }).map(([front]) => front as number[])
    expect(new Set(came.flat()).size).toBe(30)
    expect(new Set(press(20, [60], { taken: 3 }).flat(2)).size).toBe(60)
  })

  it('are dealt in another order on another row, and the same again from the same seed', () => {
    const orderOf = (row: string) =>
      numbers(20).map(
        (at) => dealInRow(seededRandom('x'), 'matter', `${row}-${at}`)(numbers(20))[0],
      )
    expect(orderOf('a')).toEqual(orderOf('a'))
    expect(orderOf('a')).not.toEqual(orderOf('b'))
  })

  it('may deal any number of lists, far along a row', () => {
    const deal = dealInRow(seededRandom('x'), 'matter', 'qk-999999')
    for (let lists = 0; lists < 400; lists += 1) expect(deal(numbers(31))).toHaveLength(31)
  })

  it('lose nothing of a list, whatever its length and however much is taken', () => {
    for (const length of [0, 1, 2, 5]) {
      for (const seed of ['', 'a', '7', 'a-999999']) {
        const dealt = dealInRow(seededRandom(seed), 'matter', seed)(numbers(length), 9)
        expect(dealt.toSorted(byNumber)).toEqual(numbers(length))
      }
    }
  })
})

const byNumber = (one: number | undefined, other: number | undefined) => (one ?? 0) - (other ?? 0)
