// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import words from '../words/en.ts'
import { chooseCover, coverHere, isOpened } from './cover-here.ts'
import { CoverSetting } from './cover-setting.tsx'

function show() {
  const t = createTranslator('en', [words]) as never
  render(
    <LanguageProvider value={{ language: 'en', t, switchLanguage: async () => {} }}>
      <CoverSetting />
    </LanguageProvider>,
  )
  return screen.getByRole('switch', { name: 'Show the patro first' }) as HTMLInputElement
}

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await chooseCover(false)
})

describe('the cover', () => {
  it('is off until it is chosen, and the tab where it is chosen stays as it is', async () => {
    const choice = show()
    expect(choice.checked).toBe(false)
    fireEvent.click(choice)
    await vi.waitFor(() => expect(choice.checked).toBe(true))
    expect([coverHere(), isOpened()]).toEqual(['patro', true])
    fireEvent.click(choice)
    await vi.waitFor(() => expect(choice.checked).toBe(false))
    expect([coverHere(), isOpened()]).toEqual([null, false])
  })

  it('is shown as it was chosen before', async () => {
    await chooseCover(true)
    const choice = show()
    await vi.waitFor(() => expect(choice.checked).toBe(true))
  })

  it('says so where the browser keeps no cookies, and stays off', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    const choice = show()
    fireEvent.click(choice)
    await screen.findByText(words['common.cover.refused'])
    expect(choice.checked).toBe(false)
    expect(isOpened()).toBe(false)
  })
})
