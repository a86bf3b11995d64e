import { describe, expect, it } from 'vitest'
import { findPictures } from './find-pictures.ts'
import { toldDreams } from './testing/told-dreams.ts'

/** What a reading begins with: what happened, or what was there. */
const firstOf = (dream: string) => {
  const { happenings, pictures } = findPictures(dream)
  const [main] = happenings
  return main ? [main.id] : pictures.map(({ id }) => id)
}

const read = toldDreams.map(({ dream, fits }) => {
  const found = firstOf(dream)
  const isFitting = found.some((id) => fits.includes(id))
  return { dream, isFitting, isWrong: found.length > 0 && !isFitting }
})

describe('dreams as people tell them, in three scripts', () => {
  it('nearly always meet a picture that fits', () => {
    expect(toldDreams).toHaveLength(120)
    const missed = read.filter(({ isFitting }) => !isFitting).map(({ dream }) => dream)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(12)
  })

  it('hardly ever meet a wrong one', () => {
    const wrong = read.filter(({ isWrong }) => isWrong).map(({ dream }) => dream)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
  })
})
