// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberChoice } from './remember-choice.ts'

type Happy = typeof window & { happyDOM: { setURL(url: string): void } }

function cookieWrittenAt(url: string, value: string | null): string {
  ;(window as Happy).happyDOM.setURL(url)
  const written = vi.spyOn(document, 'cookie', 'set')
  rememberChoice('theme', value)
  return String(written.mock.calls[0]?.[0])
}

afterEach(() => vi.restoreAllMocks())

describe('a choice', () => {
  it('is kept for a year', () => {
    expect(cookieWrittenAt('http://127.0.0.1:3000/', 'dark')).toBe(
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    )
  })

  it('goes by https alone where the page came by it', () => {
    expect(cookieWrittenAt('https://voice.example/', 'dark')).toMatch(/; SameSite=Lax; Secure$/)
  })

  it('can be forgotten', () => {
    expect(cookieWrittenAt('https://voice.example/', null)).toMatch(/^theme=; Path=\/; Max-Age=0;/)
  })
})
