// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#kit/i18n/language.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { haveOnPhone } from '#kit/testing/have-on-phone.ts'
import { ShareLink } from './share-link.tsx'
import { ToastRegion } from './toast.tsx'

const words: Record<string, string> = {
  'common.share': 'Share',
  'common.linkCopied': 'Link copied',
}

function press(language: Language): void {
  const state = { language, t: (key: string) => words[key] ?? key, switchLanguage: async () => {} }
  render(
    <LanguageProvider value={state}>
      <ToastRegion closeLabel="Close">
        <ShareLink link="/heal/breathe?rhythm=box" title="Box Breathing" />
      </ToastRegion>
    </LanguageProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

afterEach(() => {
  cleanup()
  haveOnPhone({ clipboard: undefined, share: undefined })
})

const link = `${location.origin}/heal/breathe?rhythm=box`

describe('sharing a link', () => {
  it('goes the way of the device, in the language it is read in', async () => {
    const share = vi.fn(async () => {})
    haveOnPhone({ share })
    press('en')
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Box Breathing', url: link }))
    cleanup()
    press('np')
    await waitFor(() =>
      expect(share).toHaveBeenLastCalledWith({
        title: 'Box Breathing',
        url: `${link}&language=np`,
      }),
    )
  })

  it('copies where the device has no way, or none that works, and says so', async () => {
    const writeText = vi.fn(async () => {})
    haveOnPhone({ clipboard: { writeText } })
    press('en')
    await waitFor(() => screen.getByText('Link copied'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
    cleanup()
    const share = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    haveOnPhone({ share })
    press('en')
    await waitFor(() => screen.getByText('Link copied'))
  })

  it('shows the link where nothing can be copied either', async () => {
    document.execCommand = vi.fn(() => false)
    press('en')
    await waitFor(() => screen.getByText(link))
  })

  it('leaves it at that when the visitor closes the sheet', async () => {
    const writeText = vi.fn(async () => {})
    const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')))
    haveOnPhone({ share, clipboard: { writeText } })
    press('en')
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(writeText).not.toHaveBeenCalled()
  })
})
