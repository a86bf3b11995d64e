// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deviceVault, keep } from '#capabilities/vault/web/device-vault.ts'
import type { Message } from '../../talk/history.ts'
import { type Talks, useTalks } from './use-talks.ts'

afterEach(async () => {
  cleanup()
  await deviceVault().eraseAll()
})

let moment = 0
const said = (text: string): Message => {
  moment += 1
  return { id: `m${moment}`, text, isUser: true, timestamp: moment }
}
const say = (text: string) => (talks: Talks) => talks.add(text, true, ++moment)

/** The browser of these tests keeps nothing on a disk: what is written is held in the tab. */
async function enterRoom() {
  const { result, unmount } = renderHook(() => useTalks())
  const early = { ...result.current }
  await waitFor(() => expect(result.current.current.id).not.toBe(''))
  return {
    early,
    leave: unmount,
    now: () => result.current,
    texts: () => result.current.messages.map(({ text }) => text),
    act: (task: (talks: Talks) => void) => act(async () => task(result.current)),
  }
}

const keptTalks = async () => {
  const { records } = await deviceVault().exportAll(['friendChats'])
  return records.friendChats?.map(({ messages }) => messages.map(({ text }) => text)) ?? []
}

describe('the talks with the friend', () => {
  it('go on where they stopped, also the first of all', async () => {
    await keep('friendChats', { id: 'talk', messages: [said('from before')] })
    const { act, texts } = await enterRoom()
    expect(texts()).toEqual(['from before'])
    await act(say('and now'))
    expect(texts()).toEqual(['from before', 'and now'])
    await waitFor(async () => expect(await keptTalks()).toEqual([['from before', 'and now']]))
  })

  it('keep what is said before the phone has found them', async () => {
    await keep('friendChats', { id: 'talk', messages: [said('from before')] })
    const { result } = renderHook(() => useTalks())
    act(() => void say('early')(result.current))
    await waitFor(async () => expect(await keptTalks()).toEqual([['from before', 'early']]))
    expect(result.current.messages.map(({ text }) => text)).toEqual(['from before', 'early'])
  })

  it('are kept in the order in which all was said, however fast', async () => {
    const { act, texts } = await enterRoom()
    const all = ['one', 'two', 'three', 'four']
    await act((talks) => {
      for (const text of all) say(text)(talks)
    })
    expect(texts()).toEqual(all)
    await waitFor(async () => expect(await keptTalks()).toEqual([all]))
  })

  it('are several: a new one is begun, an earlier one opened', async () => {
    const { act, texts, now } = await enterRoom()
    await act(say('one'))
    await act((talks) => talks.begin())
    expect(texts()).toEqual([])
    await act(say('two'))
    expect(now().earlier.map(({ begins }) => begins)).toEqual(['two', 'one'])
    const first = now().earlier[1]
    await act((talks) => talks.open(first?.id ?? ''))
    expect(texts()).toEqual(['one'])
    await act(say('more'))
    expect(now().earlier.map(({ begins }) => begins)).toEqual(['one', 'two'])
    expect((await keptTalks()).sort()).toEqual([['one', 'more'], ['two']])
  })

  it('open with the one that was last talked in', async () => {
    const room = await enterRoom()
    await room.act(say('one'))
    await room.act((talks) => talks.begin())
    room.leave()
    const again = await enterRoom()
    expect(again.texts()).toEqual(['one'])
  })

  it('that leave nothing are written nowhere, and are gone with the page', async () => {
    const room = await enterRoom()
    await room.act((talks) => talks.begin({ leavesNothing: true }))
    await room.act(say('a secret'))
    await room.act((talks) => talks.drop(say('not so')(talks).id))
    expect(room.texts()).toEqual(['a secret'])
    expect(room.now().current.leavesNothing).toBe(true)
    expect(room.now().earlier).toEqual([])
    expect(await keptTalks()).toEqual([])
    await room.act((talks) => talks.begin())
    expect(room.texts()).toEqual([])
    room.leave()
    expect((await enterRoom()).texts()).toEqual([])
  })

  it('can lose a message', async () => {
    const { act, texts } = await enterRoom()
    await act(say('one'))
    await act((talks) => talks.drop(say('two')(talks).id))
    expect(texts()).toEqual(['one'])
    await waitFor(async () => expect(await keptTalks()).toEqual([['one']]))
  })

  it('can be forgotten one by one and brought back, or all at once', async () => {
    const { act, texts, now } = await enterRoom()
    await act(say('one'))
    await act((talks) => talks.begin())
    await act(say('two'))
    let undo = () => {}
    await act((talks) => {
      undo = talks.remove(talks.current.id)
    })
    expect(texts()).toEqual([])
    expect(now().earlier.map(({ begins }) => begins)).toEqual(['one'])
    await act(() => undo())
    expect(now().earlier.map(({ begins }) => begins)).toEqual(['two', 'one'])
    await act((talks) => talks.removeAll())
    expect(now().earlier).toEqual([])
    expect(await keptTalks()).toEqual([])
  })

  it('vanish from the screen when the phone is emptied', async () => {
    const { act, texts } = await enterRoom()
    await act(say('one'))
    await waitFor(async () => expect(await keptTalks()).toEqual([['one']]))
    await act(() => deviceVault().eraseAll())
    await waitFor(() => expect(texts()).toEqual([]))
  })
})
