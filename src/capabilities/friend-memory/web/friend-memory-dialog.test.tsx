// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceVault, keep } from '#capabilities/vault/web/device-vault.ts'
import vaultWords from '#capabilities/vault/words/en.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import { memoryId } from '../memory-lines.ts'
import words from '../words/en.ts'
import { FriendMemoryDialog } from './friend-memory-dialog.tsx'
import { useFriendMemory } from './use-friend-memory.ts'

afterEach(async () => {
  cleanup()
  await deviceVault().eraseAll()
})

const own = { 'common.close': 'Close', 'common.save': 'Save', 'common.cancel': 'Cancel' }
const t = createTranslator<Record<string, string>>('en', [words, vaultWords, own])
const language = { language: 'en', t, switchLanguage: async () => {} } as const

function Room() {
  return <FriendMemoryDialog open onClose={() => {}} kept={useFriendMemory()} />
}

async function open() {
  const at = Date.UTC(2026, 10, 21)
  await keep('friendMemory', {
    id: memoryId,
    mayKeep: true,
    lines: [
      { id: 'a', kind: 'told', text: 'I live in Doha', at },
      { id: 'b', kind: 'helped', text: 'Getting up again', from: 'cannot-sleep', at },
      { id: 'c', kind: 'event', text: 'The exam', on: '2026-12-02', at },
    ],
  })
  render(
    <LanguageProvider value={language as never}>
      <Room />
    </LanguageProvider>,
  )
  await waitFor(() => expect(rows()).toHaveLength(3))
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const rows = () => screen.queryAllByRole('listitem', { hidden: true }).map((row) => row.textContent)
const kept = () => deviceVault().find('friendMemory', memoryId)

describe('what the friend remembers, on the screen', () => {
  it('begins with what helped, and says of each line where it comes from', async () => {
    await open()
    await waitFor(() => expect(rows()[0]).toContain('When sleep does not come'))
    expect(rows()).toEqual([
      'Getting up againfrom the guide “When sleep does not come”',
      'I live in Dohayou told me on 21 November',
      'The examon 2 December · you told me on 21 November',
    ])
  })

  it('is changed in its place', async () => {
    await open()
    await press('Change: I live in Doha')
    fireEvent.change(screen.getByLabelText('This line'), { target: { value: 'I live in Dubai ' } })
    await press('Save')
    await waitFor(() => expect(rows()[1]).toContain('I live in Dubai'))
    expect((await kept())?.lines[0]?.text).toBe('I live in Dubai')
  })

  it('is binned line by line, and comes back', async () => {
    await open()
    await press('Delete: I live in Doha')
    expect(rows()[1]).toBe('Deleted.Undo')
    expect((await kept())?.lines).toHaveLength(2)
    await press('Undo')
    await waitFor(() => expect(rows()[1]).toContain('I live in Doha'))
  })

  it('is switched off, and the letters are chosen', async () => {
    await open()
    await act(async () => fireEvent.click(screen.getByRole('switch', { hidden: true })))
    screen.getByText(/Nothing new is kept/)
    await act(async () => fireEvent.click(screen.getByLabelText('Latin letters')))
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ mayKeep: false, letters: 'latin' }),
    )
  })

  it('is all forgotten after asking once', async () => {
    await open()
    await press('Forget everything')
    screen.getByText('Forget 3 lines? This can’t be undone.')
    await press('Forget everything')
    await waitFor(() => expect(rows()).toEqual([]))
    screen.getByText('I remember nothing about you.')
    expect(await kept()).toMatchObject({ mayKeep: true, lines: [] })
  })
})
