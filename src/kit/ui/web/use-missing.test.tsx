// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { ScriptForm } from './script-form.tsx'
import { TextArea } from './text-area.tsx'

const sent = vi.fn()

beforeEach(() => {
  sent.mockClear()
})

afterEach(cleanup)

const moods = [
  { value: 'calm', label: 'Calm' },
  { value: 'tired', label: 'Tired' },
] as const

const limit = 10

function Note() {
  const [mood, setMood] = useState<'calm' | 'tired' | null>(null)
  const [text, setText] = useState('')
  const over = text.length - limit
  return (
    <ScriptForm
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <ChoiceChips
        legend="Mood"
        missing={!mood && 'Tap the one that comes nearest.'}
        options={moods}
        value={mood}
        onChange={setMood}
      />
      <TextArea
        label="Note"
        missing={text === '' ? 'A few words, even three.' : over > 0 && `${over} too many.`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        counter={{
          used: text.length,
          limit,
          text: `${text.length} / ${limit}`,
          remainingText: `${limit - text.length} left`,
        }}
      />
      <Button type="submit">Save</Button>
    </ScriptForm>
  )
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')
const write = (value: string) => fireEvent.change(note(), { target: { value } })
const said = () => screen.queryAllByRole('alert').map((sentence) => sentence.textContent)

function describedBy(element: Element): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '')
}

describe('a form that is pressed too early', () => {
  it('says nothing, and calls nothing wrong, before it is pressed', () => {
    render(<Note />)
    expect(said()).toEqual([])
    expect(screen.getByRole('radio', { name: 'Calm' }).getAttribute('aria-invalid')).toBe('false')
    expect(note().getAttribute('aria-invalid')).toBe('false')
  })

  it('says what the first field lacks, and goes there', () => {
    render(<Note />)
    save()
    expect(sent).not.toHaveBeenCalled()
    expect(said()).toEqual(['Tap the one that comes nearest.'])
    expect(describedBy(screen.getByRole('group'))).toEqual(['Tap the one that comes nearest.'])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Calm' }))
  })

  it('is quiet as soon as it was given, and asks for the next thing', () => {
    render(<Note />)
    save()
    choose('Tired')
    expect(said()).toEqual([])
    save()
    expect(said()).toEqual(['A few words, even three.'])
    expect(describedBy(note())).toContain('A few words, even three.')
    expect(note().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(note())
  })

  it('stays quiet when what was given is taken away again', () => {
    render(<Note />)
    choose('Calm')
    save()
    write('Rain')
    write('')
    expect(said()).toEqual([])
  })

  it('is sent once nothing is missing', () => {
    render(<Note />)
    choose('Calm')
    write('Rain')
    save()
    expect(said()).toEqual([])
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('says by how much a text is too long', () => {
    render(<Note />)
    choose('Calm')
    write('a'.repeat(limit + 3))
    save()
    expect(sent).not.toHaveBeenCalled()
    expect(said()).toEqual(['3 too many.'])
  })

  it('is never sent by the browser itself, which would put its words into the address', () => {
    render(<Note />)
    expect(document.querySelector('form')?.method).toBe('dialog')
  })
})
