// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceVault } from '#capabilities/vault/web/device-vault.ts'
import type { Remembered } from '#knowledge/talking/talk.ts'
import { memoryId } from '../memory-lines.ts'
import { type KeptMemory, useFriendMemory } from './use-friend-memory.ts'

afterEach(async () => {
  cleanup()
  await deviceVault().eraseAll()
})

const walk: Remembered = { kind: 'helped', text: 'A walk up the road', from: 'anger' }
const doha: Remembered = { kind: 'told', text: 'I live in Doha' }

/** The browser of these tests keeps nothing on a disk: what is written is held in the tab. */
async function openMemory() {
  const { result } = renderHook(() => useFriendMemory())
  await waitFor(() => expect(deviceVault().collection('friendMemory').snapshot().whole).toBe(true))
  return {
    now: () => result.current,
    texts: () => result.current.memory.lines.map(({ text }) => text),
    act: (task: (memory: KeptMemory) => void) => act(async () => task(result.current)),
    kept: () => deviceVault().find('friendMemory', memoryId),
  }
}

describe('what the friend remembers', () => {
  it('is nothing, and no answer, at first', async () => {
    const { now, kept } = await openMemory()
    expect(now()).toMatchObject({ memory: { lines: [] }, mayKeep: undefined, letters: undefined })
    expect(await kept()).toBeUndefined()
  })

  it('is nothing without leave', async () => {
    const { act, texts, kept } = await openMemory()
    await act((memory) => memory.keep([doha]))
    expect(texts()).toEqual([])
    expect(await kept()).toBeUndefined()
    await act((memory) => memory.answerLeave(false))
    await act((memory) => memory.keep([doha]))
    expect(await kept()).toMatchObject({ mayKeep: false, lines: [] })
  })

  it('is what was told in the same breath as the leave', async () => {
    const { act, now, texts, kept } = await openMemory()
    await act((memory) => {
      memory.answerLeave(true)
      memory.keep([walk, doha])
    })
    await waitFor(() => expect(texts()).toEqual([walk.text, doha.text]))
    expect(now().mayKeep).toBe(true)
    // Under the same ids too, or a change made on the screen would miss the line that is kept.
    await waitFor(async () => expect((await kept())?.lines).toEqual(now().memory.lines))
    expect(await kept()).toMatchObject({ mayKeep: true, lines: [walk, doha] })
  })

  it('is read, changed, binned and brought back line by line', async () => {
    const { act, now, texts } = await openMemory()
    await act((memory) => memory.answerLeave(true))
    await act((memory) => memory.keep([walk, doha]))
    const [first] = now().memory.lines
    if (!first) throw new Error('nothing was kept')
    await act((memory) => memory.change(first.id, 'A walk by the river'))
    expect(texts()).toEqual(['A walk by the river', doha.text])
    await act((memory) => memory.bin(first.id))
    expect(texts()).toEqual([doha.text])
    await act((memory) => memory.putBack(first, 0))
    expect(texts()).toEqual([walk.text, doha.text])
  })

  it('is all gone at once, and the letters and the leave stay as chosen', async () => {
    const { act, now, kept } = await openMemory()
    await act((memory) => memory.answerLeave(true))
    await act((memory) => memory.setLetters('latin'))
    await act((memory) => memory.keep([walk, doha]))
    await act((memory) => memory.forgetAll())
    expect(now()).toMatchObject({ memory: { lines: [], mayKeep: true }, letters: 'latin' })
    await act((memory) => memory.setLetters(undefined))
    expect(now().letters).toBeUndefined()
    expect(await kept()).toMatchObject({ mayKeep: true, lines: [] })
  })
})
