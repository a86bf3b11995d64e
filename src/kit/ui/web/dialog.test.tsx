// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function NamePrompt({ closeOnBackdrop = false }: { closeOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Tell your name
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="What shall we call you?"
        closeLabel="Close"
        closeOnBackdrop={closeOnBackdrop}
      >
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  )
}

function openPrompt(props: { closeOnBackdrop?: boolean } = {}): HTMLDialogElement {
  const { container } = render(<NamePrompt {...props} />)
  fireEvent.click(screen.getByText('Tell your name'))
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('no dialog on the page')
  return dialog
}

function pressAndRelease(from: Element, to: Element): void {
  fireEvent.mouseDown(from)
  fireEvent.click(to)
}

describe('a dialog', () => {
  it('is closed until it is asked for, and then named by its title', () => {
    const dialog = openPrompt()
    expect(dialog.open).toBe(true)
    const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(name?.textContent).toBe('What shall we call you?')
  })

  it('begins at the field it is about, not at its closing button', () => {
    openPrompt()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('closes by its button', () => {
    const dialog = openPrompt()
    fireEvent.click(screen.getByLabelText('Close'))
    expect(dialog.open).toBe(false)
  })

  it('closes by Escape, which the browser tells as a cancel', () => {
    const dialog = openPrompt()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(dialog.open).toBe(false)
  })

  it('opens again after a browser closed it by itself', () => {
    const dialog = openPrompt()
    dialog.close()
    fireEvent(dialog, new Event('close'))
    fireEvent.click(screen.getByText('Tell your name'))
    expect(dialog.open).toBe(true)
  })

  it('stays when the backdrop is touched, unless it was told it may go', () => {
    const dialog = openPrompt()
    pressAndRelease(dialog, dialog)
    expect(dialog.open).toBe(true)
  })

  it('goes when the backdrop is touched and it may', () => {
    const dialog = openPrompt({ closeOnBackdrop: true })
    pressAndRelease(dialog, dialog)
    expect(dialog.open).toBe(false)
  })

  it('stays when a selection that began in a field ends on the backdrop', () => {
    const dialog = openPrompt({ closeOnBackdrop: true })
    pressAndRelease(screen.getByLabelText('Name'), dialog)
    expect(dialog.open).toBe(true)
  })
})
