import { describe, expect, it } from 'vitest'
import { idTime, newId } from '#kit/store/server/new-id.ts'
import type { Store } from '#kit/store/server/store.ts'
import { createPostOrder, hourOf } from './order-posts.ts'

const noon = Date.UTC(2026, 2, 14, 12)
const minute = 60_000

/** A wall whose newest post has this id. */
function readOf(newest: string | undefined): Store['read'] {
  const query: Record<string, unknown> = {}
  for (const step of ['selectFrom', 'select', 'orderBy', 'limit']) query[step] = () => query
  query.executeTakeFirst = async () => (newest === undefined ? undefined : { id: newest })
  return query as unknown as Store['read']
}

describe('the ids of posts', () => {
  it('sort as the posts were written, and say the hour alone', async () => {
    const order = createPostOrder(readOf(undefined))
    const ids: string[] = []
    for (const moment of [1, 7, 8, 31, 59]) ids.push(await order.nextId(noon + moment * minute))
    expect(ids.toSorted()).toEqual(ids)
    expect(ids.map((id) => idTime(id) - noon)).toEqual([0, 1, 2, 3, 4])
    expect(idTime(await order.nextId(noon + 60 * minute))).toBe(noon + 60 * minute)
  })

  it('go on behind what stands on the wall, and behind what another node wrote', async () => {
    const order = createPostOrder(readOf(newId(noon + 40)))
    expect(idTime(await order.nextId(noon + minute))).toBe(noon + 41)
    const theirs = newId(noon + 70)
    const heard = { seq: 1, topic: 'walls.confessions', kind: 'post', about: theirs, data: '' }
    order.heard([heard, { ...heard, topic: 'polls', about: newId(noon + 99) }])
    expect(idTime(await order.nextId(noon + minute))).toBe(noon + 71)
  })

  it('never go back with a clock that does', async () => {
    const order = createPostOrder(readOf(undefined))
    const first = await order.nextId(noon)
    expect((await order.nextId(noon - 5 * 60 * minute)) > first).toBe(true)
  })

  it('keep of a moment the hour it lies in', () => {
    expect(hourOf(noon + 59 * minute + 59_999)).toBe(noon)
  })
})
