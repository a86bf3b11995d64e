import { describe, expect, it } from 'vitest'
import { checkName } from './name.ts'

describe('a display name', () => {
  it.each(['नमस्ते साथी', '👩‍👩‍👧', '<script>', 'गर्‍यो', 'Sita', '٣', "O'Neil & co"])(
    'may be %s, and stays as typed',
    (name) => {
      expect(checkName(name)).toEqual({ ok: true, text: name })
      expect(checkName(`  ${name}\n`)).toEqual({ ok: true, text: name })
    },
  )

  it.each(['', '   ', '\n\t', '\u200B\uFEFF', '\u3164', '\u202E'])('may not be %j', (name) => {
    expect(checkName(name)).toEqual({ ok: false, problem: 'blank' })
  })

  it('may have thirty letters, as a reader counts them, and no more', () => {
    const thirty = 'स्ते'.repeat(30)
    expect(checkName(thirty)).toEqual({ ok: true, text: thirty })
    expect(checkName(`${thirty}न`)).toEqual({ ok: false, problem: 'too_long' })
    expect(checkName('a'.repeat(31))).toEqual({ ok: false, problem: 'too_long' })
    expect(checkName(`  ${'a'.repeat(30)}  `).ok).toBe(true)
  })

  it('may not be one letter under a thousand marks', () => {
    expect(checkName(`a${'\u0301'.repeat(1000)}`)).toEqual({ ok: false, problem: 'too_long' })
  })

  it('may not hold what stands for no character', () => {
    expect(checkName('Si\0ta')).toEqual({ ok: false, problem: 'forbidden' })
    expect(checkName('Sita \uD83D')).toEqual({ ok: false, problem: 'forbidden' })
    expect(checkName('\uE0F8name\uE0F8')).toEqual({ ok: false, problem: 'forbidden' })
  })
})
