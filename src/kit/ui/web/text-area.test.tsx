// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const limit = 100

function Confession({ error }: { error?: string }) {
  const [text, setText] = useState('')
  return (
    <TextArea
      label="What weighs on you?"
      hint="Nobody sees your name."
      error={error}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      counter={{
        used: text.length,
        limit,
        text: `${text.length} / ${limit}`,
        remainingText: `${limit - text.length} characters left`,
      }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('What weighs on you?')
const write = (length: number) =>
  fireEvent.change(field(), { target: { value: 'a'.repeat(length) } })
const rest = () => act(() => vi.advanceTimersByTime(1000))
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent

function describedWords(): string[] {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '')
}

describe('a text area with a counter', () => {
  it('is described by its hint and its count', () => {
    render(<Confession />)
    write(3)
    expect(describedWords()).toEqual(['Nobody sees your name.', '3 / 100'])
  })

  it('is described by what is wrong with it, and marked so', () => {
    render(<Confession error="Write something first." />)
    expect(describedWords()).toContain('Write something first.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps quiet while there is plenty of room', () => {
    render(<Confession />)
    write(80)
    rest()
    expect(announced()).toBe('')
  })

  it('speaks near the limit, once the fingers rest', () => {
    render(<Confession />)
    write(92)
    expect(announced()).toBe('')
    rest()
    expect(announced()).toBe('8 characters left')
  })

  it('does not talk over somebody who is still typing', () => {
    render(<Confession />)
    for (const length of [91, 92, 93, 94]) {
      write(length)
      act(() => vi.advanceTimersByTime(300))
      expect(announced()).toBe('')
    }
    rest()
    expect(announced()).toBe('6 characters left')
  })

  it('falls silent again when room was made', () => {
    render(<Confession />)
    write(95)
    rest()
    write(20)
    rest()
    expect(announced()).toBe('')
  })
})
