import { expect, it } from 'vitest'
import { chooseTwo } from './choose-two.ts'

it('asks for two different words in their order, and each may be asked for', () => {
  const asked = new Set<number>()
  for (let one = 0; one < 256; one++) {
    for (let other = 0; other < 256; other++) {
      const [first, second] = chooseTwo(13, Uint8Array.of(one, other))
      expect(first).toBeLessThan(second)
      asked.add(first).add(second)
    }
  }
  expect([...asked].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, place) => place))
})
