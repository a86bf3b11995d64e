// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ChoiceChips } from './choice-chips.tsx'
import { Toggle } from './toggle.tsx'

afterEach(cleanup)

const moods = [
  { value: 'happy', label: 'Happy', mark: '😊' },
  { value: 'sad', label: 'Sad', mark: '😢' },
] as const

type Mood = (typeof moods)[number]['value']

function MoodPicker({ disabled = false }: { disabled?: boolean }) {
  const [mood, setMood] = useState<Mood | null>(null)
  return (
    <form data-testid="form">
      <ChoiceChips
        legend="How is your heart today?"
        name="mood"
        options={moods}
        value={mood}
        onChange={setMood}
        disabled={disabled}
      />
    </form>
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('choosing a mood', () => {
  it('begins with none chosen, as one named group', () => {
    render(<MoodPicker />)
    expect(screen.getByRole('group', { name: 'How is your heart today?' })).toBeTruthy()
    expect(radio('Happy').checked).toBe(false)
    expect(radio('Sad').checked).toBe(false)
  })

  it('takes one and lets the other go', () => {
    render(<MoodPicker />)
    fireEvent.click(radio('Happy'))
    fireEvent.click(radio('Sad'))
    expect(radio('Happy').checked).toBe(false)
    expect(radio('Sad').checked).toBe(true)
  })

  it('reads the word aloud, not the emoji', () => {
    render(<MoodPicker />)
    expect(screen.getByText('😢').getAttribute('aria-hidden')).toBe('true')
  })

  it('travels with a form that is posted without script', () => {
    render(<MoodPicker />)
    fireEvent.click(radio('Sad'))
    expect(new FormData(screen.getByTestId('form')).get('mood')).toBe('sad')
  })

  it('cannot be chosen while it is switched off', () => {
    render(<MoodPicker disabled />)
    expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
  })

  it('keeps two groups without a name apart', () => {
    render(
      <>
        <Toggle legend="One" options={moods} value="happy" onChange={() => {}} />
        <Toggle legend="Two" options={moods} value="sad" onChange={() => {}} />
      </>,
    )
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((input) => input.name)
    expect(new Set(names).size).toBe(2)
    expect(names.every((name) => name !== '')).toBe(true)
  })
})
