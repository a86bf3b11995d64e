// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PostedReply } from '../../contract.ts'
import { putIntoOutbox, readOutbox, takeFromOutbox, type WaitingPost } from './outbox.ts'
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts'
import type { Answer } from './send-post.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

function written(key: string, more: Partial<WaitingPost> = {}): WaitingPost {
  return { key, wall: 'confessions', text: `words of ${key}`, writtenAt: Number(key), ...more }
}

/** What may happen to one try. */
type Fate = 'arrives' | 'is lost on the way' | 'arrives, and the answer is lost' | 'finds it busy'
const fates: readonly Fate[] = [
  'arrives',
  'is lost on the way',
  'arrives, and the answer is lost',
  'finds it busy',
]

/** A wall behind a network whose fate is decided: like the real one, it knows each key once. */
function openWall(fate: () => Fate) {
  const wall = new Map<string, string>()
  const refusals = new Map<string, Answer>()
  return {
    wall,
    refusals,
    tries: [] as string[],
    async send(post: WaitingPost): Promise<Answer> {
      this.tries.push(post.key)
      const met = fate()
      if (met === 'is lost on the way') return { kind: 'unanswered' }
      if (met === 'finds it busy') return { kind: 'unanswered', waitMillis: 3_000 }
      const refused = refusals.get(post.key)
      if (refused) return refused
      wall.set(post.key, post.text)
      if (met !== 'arrives') return { kind: 'unanswered' }
      return { kind: 'posted', reply: { post: { text: post.text } } as PostedReply }
    },
  }
}

interface Tab {
  readonly sender: OutboxSender
  readonly posted: string[]
  isOnline: boolean
}

let taken = Promise.resolve()

function openTab(
  house: ReturnType<typeof openWall>,
  signIn = async (_anew: boolean) => {},
  isKnown = true,
): Tab {
  const tab: Tab = {
    isOnline: true,
    posted: [],
    sender: createOutboxSender({
      send: (post) => house.send(post),
      signIn,
      isKnown: async () => isKnown,
      isOnline: () => tab.isOnline,
      random: () => 0.5,
      alone(work) {
        taken = taken.then(work)
        return taken
      },
      posted: ({ key }) => tab.posted.push(key),
    }),
  }
  return tab
}

async function passTime(): Promise<void> {
  for (let minute = 0; minute < 30; minute++) await vi.advanceTimersByTimeAsync(60_000)
}

describe('the outbox', () => {
  it('posts everything once and in order, whatever the network does, from however many tabs', async () => {
    vi.useFakeTimers()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...fates), { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        async (troubles, posts, tabs) => {
          const house = openWall(() => troubles.shift() ?? 'arrives')
          const open = Array.from({ length: tabs }, () => openTab(house))
          const keys = Array.from({ length: posts }, (_, n) => String(n + 1))
          for (const key of keys) putIntoOutbox(written(key))
          for (const { sender } of open) sender.wake()
          await passTime()
          expect([...house.wall.keys()]).toEqual(keys)
          expect(open.flatMap(({ posted }) => posted).sort()).toEqual(keys)
          expect(readOutbox()).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  it('sends nothing without a network', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'arrives')
    const tab = openTab(house)
    tab.isOnline = false
    putIntoOutbox(written('1'))
    tab.sender.wake()
    await passTime()
    expect(house.tries).toEqual([])
    tab.isOnline = true
    tab.sender.wake()
    await vi.waitFor(() => expect(tab.posted).toEqual(['1']))
  })

  it('waits longer each time nobody answers', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'is lost on the way')
    putIntoOutbox(written('1'))
    openTab(house).sender.wake()
    const counts: number[] = []
    for (let step = 0; step < 4; step++) {
      await vi.advanceTimersByTimeAsync(10_000)
      counts.push(house.tries.length)
    }
    const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0))
    expect(steps[0]).toBeGreaterThan(steps[3] as number)
    expect(readOutbox()[0]).toMatchObject({ key: '1', unsure: true })
  })

  it('says that a post may have arrived only while that is so', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'arrives')
    house.refusals.set('1', { kind: 'refused', refused: { code: 'contacts_found' }, text: 'words' })
    putIntoOutbox(written('1'))
    openTab(house).sender.wake()
    await vi.waitFor(() => expect(readOutbox()[0]?.refused).toEqual({ code: 'contacts_found' }))
    expect(readOutbox()[0]).toMatchObject({ text: 'words' })
    expect(readOutbox()[0]).not.toHaveProperty('unsure')
  })

  it('leaves alone what its author wants back', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'arrives')
    putIntoOutbox(written('1', { withdrawn: true }))
    putIntoOutbox(written('2'))
    openTab(house).sender.wake()
    await passTime()
    expect(house.tries).toEqual(['2'])
    expect(readOutbox()).toHaveLength(1)
  })

  it('does not send what its author took back while the visitor was being signed in', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'arrives')
    putIntoOutbox(written('1'))
    putIntoOutbox(written('2'))
    const takeBack = async () => {
      takeFromOutbox('1')
      putIntoOutbox(written('2', { withdrawn: true }))
    }
    openTab(house, takeBack).sender.wake()
    await passTime()
    expect(house.tries).toEqual([])
    expect(readOutbox()).toEqual([written('2', { withdrawn: true })])
  })

  it('puts nothing back that was erased from the device meanwhile', async () => {
    vi.useFakeTimers()
    const house = openWall(() => {
      localStorage.clear()
      return 'arrives'
    })
    house.refusals.set('1', { kind: 'refused', refused: { code: 'contacts_found' } })
    putIntoOutbox(written('1'))
    openTab(house).sender.wake()
    await passTime()
    expect(house.tries).toHaveLength(1)
    expect(readOutbox()).toEqual([])
  })

  it('comes back when a busy server said it should', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'finds it busy')
    putIntoOutbox(written('1'))
    openTab(house).sender.wake()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(house.tries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(house.tries).toHaveLength(2)
  })

  it('forgets a post that was taken off the wall before its answer came', async () => {
    const house = openWall(() => 'arrives')
    house.refusals.set('1', { kind: 'gone' })
    putIntoOutbox(written('1', { unsure: true }))
    openTab(house).sender.wake()
    await vi.waitFor(() => expect(readOutbox()).toEqual([]))
  })

  it('signs in anew when the session is gone, and then posts', async () => {
    const house = openWall(() => 'arrives')
    house.refusals.set('1', { kind: 'notSignedIn' })
    putIntoOutbox(written('1'))
    const tab = openTab(house, async (anew) => {
      if (anew) house.refusals.clear()
    })
    tab.sender.wake()
    await vi.waitFor(() => expect(tab.posted).toEqual(['1']))
  })

  it('does not post again under another name what may stand on the wall already', async () => {
    const house = openWall(() => 'arrives')
    putIntoOutbox(written('1', { unsure: true }))
    openTab(house, undefined, false).sender.wake()
    await vi.waitFor(() => expect(readOutbox()[0]?.refused).toEqual({ code: 'not_signed_in' }))
    expect(house.tries).toEqual([])
  })

  it('nor when the session ends at the very moment it is sent', async () => {
    const house = openWall(() => 'arrives')
    house.refusals.set('1', { kind: 'notSignedIn' })
    putIntoOutbox(written('1', { unsure: true }))
    const becomeSomebodyElse = async (anew: boolean) => {
      if (anew) house.refusals.clear()
    }
    openTab(house, becomeSomebodyElse).sender.wake()
    await vi.waitFor(() => expect(readOutbox()[0]?.refused).toEqual({ code: 'not_signed_in' }))
    expect(house.wall.size).toBe(0)
  })

  it('sends a first time what was written before anybody was known', async () => {
    const house = openWall(() => 'arrives')
    putIntoOutbox(written('1'))
    const tab = openTab(house, undefined, false)
    tab.sender.wake()
    await vi.waitFor(() => expect(tab.posted).toEqual(['1']))
  })

  it('keeps the post when nobody can be signed in', async () => {
    vi.useFakeTimers()
    const house = openWall(() => 'arrives')
    let isDown = true
    putIntoOutbox(written('1'))
    const tab = openTab(house, async () => {
      if (isDown) throw new Error('no answer')
    })
    tab.sender.wake()
    await passTime()
    expect(house.tries).toEqual([])
    isDown = false
    await passTime()
    expect(tab.posted).toEqual(['1'])
  })
})

describe('the device', () => {
  it('reads past what it does not understand', () => {
    localStorage.setItem('outbox broken', '{')
    localStorage.setItem('outbox strange', '[1]')
    putIntoOutbox(written('1'))
    expect(readOutbox().map(({ key }) => key)).toEqual(['1'])
    takeFromOutbox('1')
    expect(readOutbox()).toEqual([])
  })
})
