import { describe, expect, it } from 'vitest'
import { validateName } from './name.ts'

describe('a display name', () => {
  it.each(['नमस्ते साथी', '👩‍👩‍👧', '<script>', 'गर्‍यो', 'Sita', '٣', "O'Neil & co"])(
    'may be %s, and stays as typed',
    (name) => {
      expect(validateName(name)).toEqual({ ok: true, name })
      expect(validateName(`  ${name}\n`)).toEqual({ ok: true, name })
    },
  )

  it.each(['', '   ', '\n\t', '\u200B\uFEFF', '\u3164', '\u202E'])('may not be %j', (name) => {
    expect(validateName(name)).toEqual({ ok: false, problem: 'blank' })
  })

  it('may have thirty letters, as a reader counts them, and no more', () => {
    const thirty = 'स्ते'.repeat(30)
    expect(validateName(thirty)).toEqual({ ok: true, name: thirty })
    expect(validateName(`${thirty}न`)).toEqual({ ok: false, problem: 'too_long' })
    expect(validateName('a'.repeat(31))).toEqual({ ok: false, problem: 'too_long' })
    expect(validateName(`  ${'a'.repeat(30)}  `).ok).toBe(true)
  })

  it('may be longer where another limit is given', () => {
    expect(validateName('a'.repeat(60), 60).ok).toBe(true)
    expect(validateName('a'.repeat(61), 60).ok).toBe(false)
  })

  it('may not be one letter under a thousand marks', () => {
    expect(validateName(`a${'\u0301'.repeat(1000)}`)).toEqual({ ok: false, problem: 'too_long' })
  })

  it('may not hold what stands for no character', () => {
    expect(validateName('Si\0ta')).toEqual({ ok: false, problem: 'forbidden' })
    expect(validateName('Sita \uD83D')).toEqual({ ok: false, problem: 'forbidden' })
    expect(validateName('\uE0F8name\uE0F8')).toEqual({ ok: false, problem: 'forbidden' })
  })
})
