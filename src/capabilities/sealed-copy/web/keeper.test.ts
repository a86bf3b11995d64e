import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '#kit/http/web/ask-server.ts'
import type { CopyShown } from './copy-state.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { createToSend } from './sync/to-send.ts'

const page = { kind: 'diary', id: 'a' } as const
const story = { kind: 'drafts', id: 'story-1' } as const
const fine = { full: false, tooLong: 0, unread: 0 }

/** A keeper whose runs end as the test says, on a clock that the test moves. */
function build() {
  const shown: Partial<CopyShown>[] = []
  const state = { online: true, visible: true, busy: false, answer: async () => fine }
  let runs = 0
  const keeper = createKeeper({
    toSend: createToSend(),
    run: () => {
      runs++
      return state.answer()
    },
    alone: async (work) => {
      if (!state.busy) await work()
      return !state.busy
    },
    show: (news) => shown.push(news),
    isOnline: () => state.online,
    isVisible: () => state.visible,
    now: Date.now,
    random: () => 1,
  })
  keepers.push(keeper)
  const last = () => shown.at(-1)?.state
  return { keeper, state, runs: () => runs, last, shown }
}

const keepers: Keeper[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('who keeps the copy', () => {
  it('sends a kept page two seconds later, also while somebody goes on writing', async () => {
    const { keeper, runs, last } = build()
    for (let n = 0; n < 4; n++) {
      keeper.noteChange(page)
      await pass(0.6)
    }
    expect(runs()).toBe(1)
    expect(last()).toBe('resting')
  })

  it('does not send a story at every letter', async () => {
    const { keeper, runs } = build()
    for (let n = 0; n < 28; n++) {
      keeper.noteChange(story)
      await pass(0.5)
    }
    expect(runs()).toBe(0)
    await pass(2)
    expect(runs()).toBe(1)
  })

  it('looks every minute while the page is seen, and not while it is not', async () => {
    const { keeper, runs, state } = build()
    await keeper.wake()
    await pass(190)
    expect(runs()).toBe(4)
    state.visible = false
    await pass(600)
    expect(runs()).toBe(5)
  })

  it('tries again after longer and longer when nobody answers, and at once when called', async () => {
    const { keeper, runs, state, last } = build()
    state.answer = () => Promise.reject(new Refusal('offline', 0))
    await keeper.wake()
    expect(last()).toBe('offline')
    await pass(5)
    expect(runs()).toBe(2)
    await pass(9)
    expect(runs()).toBe(2)
    await pass(1)
    expect(runs()).toBe(3)
    keeper.noteChange(page)
    await pass(3)
    expect(runs()).toBe(3)
    state.answer = async () => fine
    await keeper.wake()
    expect(last()).toBe('resting')
  })

  it('comes back when a server says, not sooner', async () => {
    const { keeper, runs, state, last } = build()
    const problem = { code: 'too_many_requests', retryAfter: 100 }
    state.answer = () => Promise.reject(new Refusal('too_many_requests', 429, problem))
    await keeper.wake()
    expect(last()).toBe('failed')
    keeper.noteChange(page)
    await pass(99)
    expect(runs()).toBe(1)
    await pass(2)
    expect(runs()).toBe(2)
  })

  it('does not ask again and again for a box that is gone', async () => {
    const { keeper, runs, state, shown } = build()
    state.answer = () => Promise.reject(new Refusal('unknown_box', 404))
    await keeper.wake()
    expect(shown.at(-1)).toEqual({ state: 'failed', isGone: true })
    await pass(4000)
    expect(runs()).toBe(1)
  })

  it('leaves it to another tab that is at it, and looks again afterwards', async () => {
    const { keeper, runs, state } = build()
    state.busy = true
    keeper.noteChange(page)
    await pass(3)
    expect(runs()).toBe(0)
    state.busy = false
    await pass(5)
    expect(runs()).toBe(1)
  })

  it('says that it is offline without trying, and that the box is full', async () => {
    const { keeper, runs, state, last } = build()
    state.online = false
    await keeper.wake()
    expect([runs(), last()]).toEqual([0, 'offline'])
    state.online = true
    state.answer = async () => ({ ...fine, full: true })
    await keeper.wake()
    expect(last()).toBe('full')
  })

  it('does nothing more when it is stopped', async () => {
    const { keeper, runs } = build()
    keeper.noteChange(page)
    keeper.stop()
    await pass(100)
    await keeper.wake()
    expect(runs()).toBe(0)
  })
})
