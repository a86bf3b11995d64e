// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Toast, ToastRegion, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Speaker({ toast }: { toast: Toast }) {
  const showToast = useToast()
  return (
    <button type="button" onClick={() => showToast(toast)}>
      Say: {toast.text}
    </button>
  )
}

function renderSpeakers(...toasts: Toast[]): void {
  render(
    <ToastRegion closeLabel="Close">
      {toasts.map((toast) => (
        <Speaker key={String(toast.text)} toast={toast} />
      ))}
    </ToastRegion>,
  )
}

const say = (text: string) => fireEvent.click(screen.getByText(`Say: ${text}`))
const spoken = () => screen.getByRole('status').textContent
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

describe('a short message', () => {
  it('finds a polite live region that was there before it', () => {
    renderSpeakers({ text: 'Saved' })
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
    expect(spoken()).toBe('')
    say('Saved')
    expect(spoken()).toBe('Saved')
  })

  it('leaves by itself after it could be read', () => {
    renderSpeakers({ text: 'Saved' })
    say('Saved')
    wait(5)
    expect(spoken()).toBe('Saved')
    wait(2)
    expect(spoken()).toBe('')
  })

  it('stays longer when there is something to decide', () => {
    renderSpeakers({ text: 'Deleted', action: { label: 'Undo', onAct: () => {} } })
    say('Deleted')
    wait(10)
    expect(screen.queryByText('Undo')).not.toBeNull()
    wait(6)
    expect(screen.queryByText('Undo')).toBeNull()
  })

  it('waits while the pointer rests on it', () => {
    renderSpeakers({ text: 'Saved' })
    say('Saved')
    fireEvent.pointerEnter(screen.getByRole('status'))
    wait(60)
    expect(spoken()).toBe('Saved')
    fireEvent.pointerLeave(screen.getByRole('status'))
    wait(7)
    expect(spoken()).toBe('')
  })

  it('undoes once and goes', () => {
    const undo = vi.fn()
    renderSpeakers({ text: 'Deleted', action: { label: 'Undo', onAct: undo } })
    say('Deleted')
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledOnce()
    expect(spoken()).toBe('')
  })

  it('gives way to a newer one, which has its whole time', () => {
    renderSpeakers({ text: 'First' }, { text: 'Second' })
    say('First')
    wait(5)
    say('Second')
    wait(5)
    expect(spoken()).toBe('Second')
  })

  it('can be sent away', () => {
    renderSpeakers({ text: 'Saved' })
    say('Saved')
    fireEvent.click(screen.getByLabelText('Close'))
    expect(spoken()).toBe('')
  })
})
