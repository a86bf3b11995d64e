// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceVault, keep } from '#capabilities/vault/web/device-vault.ts'
import vaultWords from '#capabilities/vault/words/en.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import words from '../../words/en.ts'
import TalkMenu from './talk-menu.tsx'
import { useTalks } from './use-talks.ts'

afterEach(async () => {
  cleanup()
  await deviceVault().eraseAll()
})

const closing = { 'common.close': 'Close' }
const t = createTranslator<Record<string, string>>('en', [words, vaultWords, closing])
const language = { language: 'en', t, switchLanguage: async () => {} } as const

function Room() {
  const talks = useTalks()
  return (
    <>
      <TalkMenu talks={talks} />
      <output>{talks.messages.map(({ text }) => text).join(', ')}</output>
    </>
  )
}

async function enterRoom() {
  const talk = (id: string, text: string, timestamp: number) =>
    keep('friendChats', { id, messages: [{ id: text, text, isUser: true, timestamp }] })
  await talk('talk', 'the exam', Date.UTC(2026, 10, 20))
  await talk('later', 'my sister', Date.UTC(2026, 10, 21))
  render(
    <LanguageProvider value={language as never}>
      <Room />
    </LanguageProvider>,
  )
  await waitFor(() => expect(said()).toBe('my sister'))
  await press('Conversations')
  await waitFor(() => expect(rows()).toHaveLength(2))
}

const said = () => document.querySelector('output')?.textContent
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const rows = () => screen.queryAllByRole('listitem', { hidden: true }).map((row) => row.textContent)

describe('the menu of talks', () => {
  it('names each by its first words and its day, and opens it', async () => {
    await enterRoom()
    expect(rows()).toEqual(['my sister21 November · this one', 'the exam20 November'])
    await press(/^the exam/)
    expect(said()).toBe('the exam')
  })

  it('begins another one', async () => {
    await enterRoom()
    await press('New conversation')
    expect(said()).toBe('')
  })

  it('begins one that leaves nothing, and says so before', async () => {
    await enterRoom()
    screen.getByText(/None of it stays/)
    await press('A conversation that isn’t saved')
    expect(said()).toBe('')
  })

  it('deletes one and brings it back to its place', async () => {
    await enterRoom()
    await press('Delete this conversation: my sister')
    expect(said()).toBe('')
    expect(rows()[0]).toBe('Deleted.Undo')
    await press('Undo')
    await waitFor(() => expect(rows()[0]).toBe('my sister21 November'))
  })

  it('clears all after asking once', async () => {
    await enterRoom()
    await press('Clear all conversations')
    screen.getByText('Clear 2 conversations? This can’t be undone.')
    await press('Keep it')
    expect(rows()).toHaveLength(2)
    await press('Clear all conversations')
    await press('Clear all conversations')
    await waitFor(() => expect(rows()).toEqual([]))
    screen.getByText('No conversations saved yet.')
  })
})
