// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import { haveOnPhone } from '#kit/testing/have-on-phone.ts'
import { ToastRegion } from '#kit/ui/web/toast.tsx'
import english from '../words/en.ts'
import { idleState } from './composing-state.ts'
import { Provenance, type ProvenanceProps } from './provenance.tsx'
import { ResultActions, type ResultActionsProps } from './result-actions.tsx'

const t = createTranslator('en', [english]) as (key: string) => string

function show(screenPart: React.ReactNode): void {
  render(
    <LanguageProvider value={{ language: 'en', t, switchLanguage: async () => {} }}>
      <ToastRegion closeLabel="Close">{screenPart}</ToastRegion>
    </LanguageProvider>,
  )
}

afterEach(() => {
  cleanup()
  haveOnPhone({ clipboard: undefined, share: undefined })
})

const showActions = (more: Partial<ResultActionsProps> = {}) =>
  show(<ResultActions text="A river runs." {...more} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = (text: string) => waitFor(() => screen.getByText(text))

describe('the buttons under a text', () => {
  it('copy it and say so', async () => {
    const writeText = vi.fn(async () => {})
    haveOnPhone({ clipboard: { writeText } })
    showActions()
    press('Copy')
    await said('Copied')
    expect(writeText).toHaveBeenCalledWith('A river runs.')
  })

  it('copy on an old phone too, and say what to do where nothing helps', async () => {
    document.execCommand = vi.fn(() => true)
    showActions()
    press('Copy')
    await said('Copied')
    cleanup()
    document.execCommand = vi.fn(() => false)
    showActions()
    press('Copy')
    await said('Couldn’t copy it. Press and hold the text instead.')
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('share where the device can, and copy where it cannot', async () => {
    const share = vi.fn(async () => {})
    haveOnPhone({ share })
    showActions({ shareTitle: 'A poem' })
    press('Share text')
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ text: 'A river runs.', title: 'A poem' }),
    )
    cleanup()
    haveOnPhone({ share: undefined, clipboard: { writeText: vi.fn(async () => {}) } })
    showActions()
    press('Share text')
    await said('Copied')
  })

  it('send along where others find the same', async () => {
    const share = vi.fn(async () => {})
    const url = `${location.origin}/?sign=leo`
    haveOnPhone({ share })
    showActions({ link: '/?sign=leo' })
    press('Share text')
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: 'A river runs.', url }))
    cleanup()
    const writeText = vi.fn(async () => {})
    haveOnPhone({ share: undefined, clipboard: { writeText } })
    showActions({ link: '/?sign=leo' })
    press('Share text')
    await said('Copied')
    press('Copy')
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
    expect(writeText.mock.calls).toEqual([[`A river runs.\n\n${url}`], ['A river runs.']])
  })

  it('leave it at that when the visitor closes the sheet', async () => {
    const writeText = vi.fn(async () => {})
    const share = vi.fn(async () => {
      throw new DOMException('closed', 'AbortError')
    })
    haveOnPhone({ share, clipboard: { writeText } })
    showActions()
    press('Share text')
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(writeText).not.toHaveBeenCalled()
  })

  it('keep it where the screen keeps favourites', () => {
    showActions()
    expect(screen.queryByText('Favourite')).toBeNull()
    cleanup()
    const onKeep = vi.fn()
    showActions({ onKeep, isKept: true })
    const button = screen.getByRole('button', { name: 'Favourite' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button)
    expect(onKeep).toHaveBeenCalledOnce()
  })
})

describe('the label of a text', () => {
  const showLabel = (changes: object, onWriteHere?: ProvenanceProps['onWriteHere']) =>
    show(
      <Provenance
        composing={{ ...idleState('en'), status: 'done', ...changes }}
        {...(onWriteHere && { onWriteHere })}
      />,
    )
  const isShown = (text: string | RegExp) => screen.queryByText(text) !== null

  it('says who wrote it', () => {
    for (const [source, words] of [
      ['ai', 'Written by an AI'],
      ['composer', 'Written by our own composer, without AI'],
      ['shelf', 'From our shelf'],
    ]) {
      showLabel({ source })
      expect(isShown(words as string)).toBe(true)
      cleanup()
    }
  })

  it('says why another wrote it, and offers to write one here', () => {
    const onWriteHere = vi.fn()
    showLabel({ source: 'shelf', reason: 'slow' }, onWriteHere)
    expect(isShown(/didn’t answer just now/)).toBe(true)
    press('Write one on this device instead')
    expect(onWriteHere).toHaveBeenCalledOnce()
    cleanup()
    for (const [reason, words] of [
      ['offline', /written on your device/],
      ['busy', /It’s busy just now/],
      ['budget', /today’s limit/],
    ] as const) {
      showLabel({ source: 'composer', reason }, onWriteHere)
      expect(isShown(words)).toBe(true)
      expect(isShown('Write one on this device instead')).toBe(false)
      cleanup()
    }
  })

  it('says that a text was cut, and by whom', () => {
    showLabel({ source: 'ai', cut: 'time' })
    expect(isShown('This took too long, so it stops here.')).toBe(true)
    cleanup()
    showLabel({ source: 'ai', cut: 'visitor' })
    expect(isShown('You stopped it here.')).toBe(true)
  })

  it('does not offer a machine’s words in the place of care', () => {
    showLabel({ source: 'shelf', care: true }, () => {})
    expect(isShown('Write one on this device instead')).toBe(false)
  })

  it('is silent before anything was asked for, and claims nothing where nothing was written', () => {
    show(<Provenance composing={idleState('en')} />)
    expect(document.querySelector('p')).toBeNull()
    cleanup()
    showLabel({ status: 'failed', source: 'shelf', reason: 'slow' }, () => {})
    expect(isShown('From our shelf')).toBe(false)
    expect(isShown('Write one on this device instead')).toBe(true)
  })
})
