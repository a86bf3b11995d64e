import { describe, expect, it } from 'vitest'
import { composeLove } from './compose-love.ts'

function messages(percent: number): string[] {
  return Array.from({ length: 60 }, (_, at) =>
    composeLove({ names: ['Sita', 'Ram'], percent, seed: `${at}` }),
  )
}

describe('a love message', () => {
  it.each([0, 10, 50, 59, 60, 79, 80, 90, 100])('at %i%% names both and the number', (percent) => {
    for (const message of messages(percent)) {
      expect(message).toContain('Sita')
      expect(message).toContain('Ram')
      expect(message).toContain(`${percent}%`)
      expect(message).not.toMatch(/[[\]{}|]/)
    }
    expect(new Set(messages(percent)).size).toBeGreaterThan(12)
  })

  it('is never unkind when the number is low', () => {
    for (const message of messages(12))
      expect(message).not.toMatch(/unfortunately|never|wrong|bad|poor/i)
  })

  it('takes names as they come, as plain text', () => {
    const message = composeLove({ names: ['<b>माया</b>', '{b}'], percent: 70, seed: 's' })
    expect(message).toContain('माया')
    expect(message).not.toMatch(/[<>{}]/)
    expect(composeLove({ names: ['', ' '], percent: 70, seed: 's' })).toContain('someone')
  })
})
