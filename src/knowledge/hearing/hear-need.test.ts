import { expect, it } from 'vitest'
import { openEar } from './ear.ts'
import { hearNeed, means } from './hear-need.ts'

it('knows every means that it covers', () => {
  const { names } = openEar().lexicon
  expect([...means].filter((name) => !names.includes(name))).toEqual([])
})

it.each([
  ['I bought the rope, tonight I kill myself', 'rope'],
  ['tonight I will jump from the bridge and die', 'bridge'],
  ['आज राति विष खाएर मर्छु', 'विष'],
])('points at the means in %j', (text, word) => {
  const covered = hearNeed(text).places.filter(({ what }) => what === 'means')
  expect(covered.map(({ start, end }) => text.slice(start, end))).toContain(word)
})

it('covers nothing where nobody is in need', () => {
  expect(hearNeed('We tied the goat with a rope under the bridge').places).toEqual([])
})
