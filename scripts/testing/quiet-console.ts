import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning nobody reads becomes a fault nobody sees: what a test prints, it must answer for. */
const loud = ['error', 'warn'] as const

beforeEach(() => {
  for (const level of loud) vi.spyOn(console, level)
})

afterEach(() => {
  const said = loud.flatMap((level) => vi.mocked(console[level]).mock?.calls ?? [])
  for (const level of loud) vi.mocked(console[level]).mockRestore?.()
  expect(said, 'the console should have stayed quiet').toEqual([])
})
