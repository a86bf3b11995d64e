import { expect, it } from 'vitest'
import { packTable, unpackWeights, type WeightTable } from './packed-weights.ts'

const values = (at: Readonly<Record<number, number>>) =>
  Float32Array.from({ length: 256 }, (_, bucket) => at[bucket] ?? 0)
/** What each bucket is worth to each head. */
const valuesOf = ({ amounts, worths }: WeightTable) =>
  [...amounts].map((amount, at) => amount * (worths[at % worths.length] as number))
const bare = { of: 'letters', bits: 8, fewest: 1 } as const

it('keeps which weights count, for whom and against whom', () => {
  const table = packTable(bare, [values({ 0: 2, 200: -2, 3: 0.01 }), values({ 0: -4, 255: 4 })])
  const { names, bias, tables } = unpackWeights({
    heads: [
      { name: 'a', bias: 0.5 },
      { name: 'b', bias: -1 },
    ],
    tables: [table],
  })
  expect(names).toEqual(['a', 'b'])
  expect([...bias]).toEqual([0.5, -1])
  const kept = valuesOf(tables[0] as WeightTable)
  expect(kept.flatMap((value, at) => (value === 0 ? [] : [[at, value]]))).toEqual([
    [0, 2],
    [1, -4],
    [400, -2],
    [511, 4],
  ])
})

it('keeps roughly how much, where few words say all', () => {
  const table = packTable({ ...bare, roughly: true }, [values({ 1: 1, 2: -2, 3: 4 })])
  const { tables } = unpackWeights({ heads: [{ name: 'a', bias: 0 }], tables: [table] })
  const kept = valuesOf(tables[0] as WeightTable)
  expect([kept[1], kept[2], kept[3]].map((value) => Math.sign(value ?? 0))).toEqual([1, -1, 1])
  expect(Math.abs(kept[3] ?? 0)).toBeGreaterThan(Math.abs(kept[1] ?? 0))
})

it('keeps the same where what counts is listed once for all heads', () => {
  const heads = [values({ 1: 1, 200: -2 }), values({ 90: 3 }), values({ 1: -1, 255: 4 })]
  const unpacked = ['isSparse', 'no'].map((kind) => {
    const table = packTable({ ...bare, roughly: true, isSparse: kind === 'isSparse' }, heads)
    const names = heads.map((_, at) => ({ name: String(at), bias: 0 }))
    return valuesOf(unpackWeights({ heads: names, tables: [table] }).tables[0] as WeightTable)
  })
  expect(unpacked[0]).toEqual(unpacked[1])
  expect(unpacked[0]?.filter((value) => value !== 0).length).toBe(5)
})

it('keeps every head, however many go together', () => {
  const heads = Array.from({ length: 8 }, (_, head) => values({ [head]: 1 }))
  const { tables } = unpackWeights({
    heads: heads.map((_, at) => ({ name: String(at), bias: 0 })),
    tables: [packTable(bare, heads)],
  })
  const kept = valuesOf(tables[0] as WeightTable)
  heads.forEach((_, head) => {
    expect(kept[head * heads.length + head]).toBe(1)
  })
})
