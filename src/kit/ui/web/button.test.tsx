// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('a busy button', () => {
  it('keeps its words and the focus, and says that it is busy', () => {
    const { rerender } = render(<Button>Write a poem</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    rerender(<Button busy>Write a poem</Button>)
    expect(document.activeElement).toBe(button)
    expect(button.textContent).toBe('Write a poem')
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('does not answer a second press', () => {
    const write = vi.fn()
    render(
      <Button busy onClick={write}>
        Write a poem
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(write).not.toHaveBeenCalled()
  })

  it('does not send its form a second time', () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(send).not.toHaveBeenCalled()
  })
})
