import { expect, it } from 'vitest'
import { inBatches } from './batches.ts'

it('hands over everything once and in order, never too much together', () => {
  expect([...inBatches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  expect([...inBatches([1, 2], 2)]).toEqual([[1, 2]])
  expect([...inBatches([], 2)]).toEqual([])
})
