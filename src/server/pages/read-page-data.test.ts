import { describe, expect, it } from 'vitest'
import { definePageData } from '#kit/page/page-data.ts'
import { type FindPageData, findPageData, withVersion } from '#kit/page/server/find-page-data.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { createReadPageData } from './read-page-data.ts'

const asked = { language: 'en', query: {} } as const

function openRoom() {
  let now = 0
  let store: 'answers' | 'fails' | 'hangs' = 'answers'
  let probes = 0
  let words = 'first'
  const find: FindPageData<string> = async () => {
    if (store === 'fails') throw new StoreFailure('unavailable', 'gone')
    return withVersion(words)
  }
  const read = createReadPageData(
    [
      findPageData(definePageData<string>('/wall'), () => find),
      findPageData(definePageData<string>('/still'), () => async () => withVersion('still'), {
        needsNoStore: true,
      }),
    ],
    {
      store: {
        readRows() {
          probes++
          if (store === 'hangs') return new Promise(() => {})
          return store === 'fails' ? Promise.reject(new Error('gone')) : Promise.resolve([])
        },
      },
      clock: { now: () => now },
      log: createQuietLog(),
    },
  )
  return {
    read,
    probes: () => probes,
    becomes(next: typeof store) {
      store = next
    },
    writes(text: string) {
      words = text
    },
    pass(millis: number) {
      now += millis
    },
  }
}

describe('what a page shows', () => {
  it('is what the store says now', async () => {
    const room = openRoom()
    expect(await room.read('/wall', asked)).toMatchObject({ data: 'first', isOld: false })
    room.writes('second')
    expect(await room.read('/wall', asked)).toMatchObject({ data: 'second', isOld: false })
    expect(await room.read('/nothing', asked)).toBeUndefined()
  })

  it.each(['fails', 'hangs'] as const)('is what it said last, while it %s', async (trouble) => {
    const room = openRoom()
    await room.read('/wall', asked)
    room.becomes(trouble)
    room.writes('never read')
    room.pass(5_000)
    expect(await room.read('/wall', asked)).toMatchObject({ data: 'first', isOld: true })
    expect(await room.read('/still', asked)).toMatchObject({ data: 'still', isOld: false })
    room.becomes('answers')
    room.pass(5_000)
    expect(await room.read('/wall', asked)).toMatchObject({ data: 'never read', isOld: false })
  })

  it('is what it said last also where the store was there a moment ago', async () => {
    const room = openRoom()
    await room.read('/wall', asked)
    room.becomes('fails')
    expect(await room.read('/wall', asked)).toMatchObject({ data: 'first', isOld: true })
  })

  it('is refused where nothing was ever read', async () => {
    const room = openRoom()
    room.becomes('fails')
    await expect(room.read('/wall', asked)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('costs the store one question a second, however many look', async () => {
    const room = openRoom()
    await Promise.all(Array.from({ length: 100 }, () => room.read('/wall', asked)))
    await room.read('/wall', asked)
    expect(room.probes()).toBe(1)
    room.pass(1_000)
    await room.read('/wall', asked)
    expect(room.probes()).toBe(2)
  })
})
