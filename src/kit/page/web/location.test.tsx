// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { goTo, LocationProvider, usePath } from './location.tsx'

function Place() {
  return <output>{usePath()}</output>
}

const show = (link = <AppLink href="/heal">Heal</AppLink>) =>
  render(
    <LocationProvider serverPath={null}>
      {link}
      <Place />
    </LocationProvider>,
  )
const shown = () => screen.getByRole('status').textContent

beforeEach(() => history.replaceState(null, '', '/express'))
afterEach(cleanup)

describe('where the visitor is', () => {
  it('follows a link without leaving the page', () => {
    show()
    expect(shown()).toBe('/express')
    fireEvent.click(screen.getByText('Heal'))
    expect(shown()).toBe('/heal')
    expect(location.pathname).toBe('/heal')
  })

  it('follows the way back', async () => {
    show()
    act(() => goTo('/discover'))
    expect(shown()).toBe('/discover')
    history.replaceState(null, '', '/express')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(shown()).toBe('/express')
  })

  it('leaves to the browser what is meant for another tab, another site or a phone', () => {
    const links = [
      [
        <AppLink key="a" href="/heal" target="_blank">
          Link
        </AppLink>,
        {},
      ],
      [
        <AppLink key="b" href="/api/identity/export" download>
          Link
        </AppLink>,
        {},
      ],
      [
        <AppLink key="c" href="tel:1166">
          Link
        </AppLink>,
        {},
      ],
      [
        <AppLink key="d" href="//elsewhere.example/">
          Link
        </AppLink>,
        {},
      ],
      [
        <AppLink key="e" href="/heal">
          Link
        </AppLink>,
        { ctrlKey: true },
      ],
      [
        <AppLink key="f" href="/heal">
          Link
        </AppLink>,
        { button: 1 },
      ],
    ] as const
    for (const [link, how] of links) {
      show(link)
      let left = false
      const watch = (event: Event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', watch, { once: true })
      fireEvent.click(screen.getByText('Link'), how)
      expect(left).toBe(true)
      expect(shown()).toBe('/express')
      cleanup()
    }
  })

  it('is what the server says while a page is rendered there', () => {
    render(
      <LocationProvider serverPath="/community">
        <Place />
      </LocationProvider>,
    )
    expect(shown()).toBe('/community')
  })
})
