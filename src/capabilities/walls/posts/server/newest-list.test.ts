import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Post } from '../../contract.ts'
import { createNewestList } from './newest-posts.ts'

const postCalled = (id: string, hearts = 0): Post => ({
  id,
  text: `Post ${id}`,
  author: 'Anonymous',
  hearts,
  timestamp: '2026-03-14T08:00:00.000Z',
})

/** A table that answers when the test says so, with what it held when it was asked. */
function createTable() {
  let posts: Post[] = []
  const readings: (() => void)[] = []
  const list = createNewestList({
    cursorAfter: (id) => `after-${id}`,
    load(most) {
      const found = posts.toReversed().slice(0, most)
      return new Promise((resolve) => readings.push(() => resolve(found)))
    },
  })
  return {
    list,
    write: (post: Post) => (posts = [...posts.filter(({ id }) => id !== post.id), post]),
    readings: () => readings.length,
    async answer() {
      readings.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

const idsOf = ({ posts }: { posts: readonly Post[] }) => posts.map(({ id }) => id).join('')

describe('the newest posts, kept in memory', () => {
  it('are read once for a crowd of readers', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const pages = Array.from({ length: 100 }, () => table.list.page(50))
    expect(table.readings()).toBe(1)
    await table.answer()
    expect((await Promise.all(pages)).map(idsOf)).toEqual(Array(100).fill('a'))
  })

  it('are read anew for who comes after a write, even while an older reading is under way', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const before = table.list.page(50)
    table.write(postCalled('b'))
    table.list.posted(postCalled('b'))
    const after = table.list.page(50)
    await table.answer()
    await table.answer()
    expect(idsOf(await after)).toBe('ba')
    expect(idsOf(await before)).toContain('a')
  })

  it('do not keep a reader waiting for as long as the wall changes', async () => {
    const table = createTable()
    const page = table.list.page(50)
    for (const id of 'abcdef') {
      table.write(postCalled(id))
      table.list.forget()
      await table.answer()
    }
    expect(idsOf(await page)).toBe('a')
  })

  it('are read anew once this node has heard of something it did not write', async () => {
    const table = createTable()
    const first = table.list.page(50)
    await table.answer()
    expect(idsOf(await first)).toBe('')
    table.write(postCalled('a'))
    table.list.heard('post', 'a')
    const second = table.list.page(50)
    await table.answer()
    expect(idsOf(await second)).toBe('a')
    for (const [kind, hearts] of [
      ['hearts', 1],
      ['post-gone', 2],
    ] as const) {
      table.write(postCalled('a', hearts))
      table.list.heard(kind, 'a')
      const next = table.list.page(50)
      await table.answer()
      expect((await next).posts[0]?.hearts).toBe(hearts)
    }
  })

  it('are read anew for what is heard of while they are being read', async () => {
    const table = createTable()
    const first = table.list.page(50)
    table.write(postCalled('a'))
    table.list.heard('hearts', 'a')
    const second = table.list.page(50)
    await table.answer()
    await table.answer()
    expect(idsOf(await second)).toBe('a')
    await first
  })

  it('are not read anew for what they hold already, nor for what they do not', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const first = table.list.page(50)
    await table.answer()
    await first
    table.list.posted(postCalled('b'))
    table.list.heard('post', 'b')
    table.list.heard('hearts', 'z')
    table.list.heard('post-gone', 'z')
    expect(idsOf(await table.list.page(50))).toBe('ba')
    expect(table.readings()).toBe(0)
  })

  it('stay the same page when they were read anew and nothing had changed', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const first = table.list.page(50)
    await table.answer()
    table.list.forget()
    const second = table.list.page(50)
    await table.answer()
    expect(await second).toBe(await first)
    table.write(postCalled('a', 1))
    table.list.forget()
    const third = table.list.page(50)
    await table.answer()
    expect((await third).version).not.toBe((await first).version)
  })

  it('take in what this node writes without reading', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const first = table.list.page(50)
    await table.answer()
    const { version } = await first
    table.list.posted(postCalled('b'))
    table.list.hearted('a', 7)
    const page = await table.list.page(50)
    expect(page.posts.map(({ id, hearts }) => `${id}${hearts}`)).toEqual(['b0', 'a7'])
    expect(page.version).not.toBe(version)
    expect(table.readings()).toBe(0)
  })

  it('are read anew when a post is older than the newest, as another node’s clock may make it', async () => {
    const table = createTable()
    for (const id of ['a', 'c']) table.write(postCalled(id))
    const first = table.list.page(50)
    await table.answer()
    await first
    table.list.posted(postCalled('b'))
    const page = table.list.page(50)
    expect(table.readings()).toBe(1)
    await table.answer()
    await page
  })

  it('never are more than a page can hold and one, and know when there is another page', async () => {
    const table = createTable()
    const first = table.list.page(100)
    await table.answer()
    await first
    for (let count = 100; count < 300; count++) table.list.posted(postCalled(String(count)))
    const page = await table.list.page(100)
    expect(page.posts).toHaveLength(100)
    expect(page.next).toBe('after-200')
    expect((await table.list.page(3)).next).toBe('after-297')
  })

  it('are asked for again after a reading that failed', async () => {
    let fail = true
    const list = createNewestList({
      cursorAfter: (id) => id,
      load: async () => {
        if (fail) throw new Error('The database is away')
        return [postCalled('a')]
      },
    })
    await expect(list.page(50)).rejects.toThrow('away')
    fail = false
    expect(idsOf(await list.page(50))).toBe('a')
  })

  it('are sent as the JSON that everybody else would have made of them', async () => {
    const table = createTable()
    table.write({ ...postCalled('a'), text: '"मन"\n\u2028</script>' })
    const first = table.list.page(50)
    await table.answer()
    const page = await first
    const you = { hearted: ['a'], wrote: [] }
    expect(JSON.parse(page.replyFor(you).toString())).toEqual({
      posts: page.posts,
      next: null,
      you,
    })
  })

  it('are packed once for everybody, with each reader’s own behind it', async () => {
    const table = createTable()
    for (let count = 100; count < 120; count++) table.write(postCalled(String(count)))
    const first = table.list.page(50)
    await table.answer()
    const page = await first
    const [sita, hari] = ['101', '102'].map((id) => ({ hearted: [id], wrote: [] }))
    for (const [packing, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const [one, other] = [sita, hari].map((you) => page.packedFor(you as never, packing))
      expect(unpack(one as Buffer)).toEqual(page.replyFor(sita as never))
      expect(unpack(other as Buffer)).toEqual(page.replyFor(hari as never))
      expect(one?.length).toBeLessThan(page.replyFor(sita as never).length / 2)
    }
  })

  it('are not packed when they are few', async () => {
    const table = createTable()
    table.write(postCalled('a'))
    const first = table.list.page(50)
    await table.answer()
    expect((await first).packedFor({ hearted: [], wrote: [] }, 'br')).toBeUndefined()
  })
})
