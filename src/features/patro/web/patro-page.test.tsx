// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PatroPage } from './patro-page.tsx'

/** Half past ten in the evening of the 22nd in London; in Nepal it is the 23rd. */
const now = Date.parse('2026-11-22T22:30:00Z')

function show(language: 'en' | 'np' = 'en') {
  const open = vi.fn(async () => {})
  render(<PatroPage language={language} now={now} open={open} />)
  return { open, date: screen.getByRole('button', { name: /2083|२०८३/ }) }
}

const hold = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.setSystemTime(now)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the patro', () => {
  it('shows the day of Nepal, its month and the other calendar beside it', () => {
    show('np')
    const today = screen.getByRole('region', { name: 'नेपालमा आज' })
    expect(today.textContent).toContain('सोमबार७मङ्सिर २०८३')
    expect(today.textContent).toContain('सन् २०२६ नोभेम्बर २३ तारिख')
    const month = screen.getByRole('table', { name: /२०८३ मङ्सिर/ })
    expect(within(month).getAllByRole('columnheader')).toHaveLength(7)
    expect(month.querySelectorAll('td small')).toHaveLength(29)
    expect(month.querySelector('[aria-current="date"]')?.textContent).toBe('७ 23')
  })

  it('is there without script, and a page that is kept for later names no day', () => {
    const page = (made: number | null) =>
      renderToString(<PatroPage language="np" now={made} open={async () => {}} />)
    expect(page(now)).toContain('सन् २०२६ नोभेम्बर २३ तारिख')
    expect(page(null)).not.toMatch(/२०८३|२०२६/)
    expect(page(null)).toContain('नेपाली पात्रो')
  })

  it('turns to the months around, and back to today', () => {
    const { date } = show()
    const title = () => screen.getAllByRole('heading', { level: 2 })[1]?.textContent
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(title()).toBe('Poush 2083 December 2026/January 2027')
    expect(screen.getByText('Prithvi Jayanti', { exact: false })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(title()).toContain('Mangsir 2083')
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(title()).toContain('Kartik 2083')
    fireEvent.click(date)
    expect(title()).toContain('Mangsir 2083')
  })

  it('converts a date both ways, and says what cannot be', () => {
    show()
    const convert = () => fireEvent.click(screen.getByRole('button', { name: 'Convert' }))
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const said = () => screen.getByRole('status').textContent
    type('Year', '२०४५')
    type('Month', '1')
    type('Day', '1')
    convert()
    expect(said()).toContain('Wednesday, 13 April 1988')
    fireEvent.click(screen.getByRole('button', { name: 'See that month' }))
    expect(screen.getByRole('table', { name: /Baisakh 2045/ })).toBeDefined()
    type('From', 'ad')
    convert()
    expect(said()).toContain('7 Mangsir 2083 BS, Monday')
    type('Day', '31')
    convert()
    expect(said()).toBe('There is no such day: that month has 30 days.')
    type('Year', '2050')
    convert()
    expect(said()).toBe('This patro covers the years 1918 to 2034.')
  })

  it('speaks the other language at once, and remembers it', () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'नेपाली' }))
    expect(screen.getByRole('heading', { level: 1, name: 'नेपाली पात्रो' })).toBeDefined()
    expect(document.cookie).toContain('language=np')
    expect(document.documentElement.lang).toBe('ne')
  })
})

describe('the large date', () => {
  it('opens the rest when a finger stays on it, and not for a tap', async () => {
    const { open, date } = show()
    fireEvent.pointerDown(date, { button: 0 })
    await hold(600)
    fireEvent.pointerUp(date)
    await hold(2000)
    expect(open).not.toHaveBeenCalled()
    fireEvent.pointerDown(date, { button: 0 })
    await hold(700)
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  })

  it('lets go when the finger scrolls away', async () => {
    const { open, date } = show()
    fireEvent.pointerDown(date, { button: 0 })
    await hold(300)
    fireEvent.pointerCancel(date)
    await hold(2000)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(['Enter', ' '])('opens for a key that is held: %j', async (key) => {
    const { open, date } = show()
    fireEvent.keyDown(date, { key })
    for (let times = 0; times < 5; times++) fireEvent.keyDown(date, { key, repeat: true })
    await hold(700)
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  })

  it('says plainly when the rest could not be had', async () => {
    const { open, date } = show()
    open.mockRejectedValueOnce(new Error('no network'))
    fireEvent.pointerDown(date, { button: 0 })
    await hold(700)
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('It didn’t load. Please try again.'),
    )
  })
})
