import { expect, it } from 'vitest'
import { packGroup, unpackWeights } from './packed-weights.ts'

const values = (at: Readonly<Record<number, number>>) =>
  Float32Array.from({ length: 256 }, (_, bucket) => at[bucket] ?? 0)

it('keeps which weights count, for whom and against whom', () => {
  const group = packGroup(
    [
      { name: 'a', bias: 0.5, values: values({ 0: 2, 200: -2, 3: 0.01 }) },
      { name: 'b', bias: -1, values: values({ 0: -4, 255: 4 }) },
    ],
    1,
  )
  const { names, bias, values: kept } = unpackWeights({ bits: 8, closely: true, groups: [group] })
  expect(names).toEqual(['a', 'b'])
  expect([...bias]).toEqual([0.5, -1])
  const counting = [...kept].flatMap((value, at) => (value === 0 ? [] : [[at, value]]))
  expect(counting).toEqual([
    [0, 2],
    [1, -4],
    [400, -2],
    [511, 4],
  ])
})

it('keeps roughly how much, where few words say all', () => {
  const head = { name: 'a', bias: 0, values: values({ 1: 1, 2: -2, 3: 4 }) }
  const group = packGroup([head], 1, true)
  const { values: kept } = unpackWeights({ bits: 8, closely: false, groups: [group] })
  expect([kept[1], kept[2], kept[3]].map((value) => Math.sign(value ?? 0))).toEqual([1, -1, 1])
  expect(Math.abs(kept[3] ?? 0)).toBeGreaterThan(Math.abs(kept[1] ?? 0))
})
