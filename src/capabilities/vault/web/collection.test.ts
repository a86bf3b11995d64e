import { describe, expect, it } from 'vitest'
import type { DiaryEntry } from '../records.ts'
import { createCollection } from './collection.ts'

const entry = (id: string, changed = 1): DiaryEntry => ({
  id,
  changed,
  date: '2026-11-21',
  time: '07:30',
  content: `${id}, version ${changed}`,
})

/** A diary on a slow phone: batches arrive when the test says so. */
function slowDiary() {
  let take: (batch: readonly DiaryEntry[]) => boolean = () => false
  let end: (error?: Error) => void = () => {}
  let fetches = 0
  const diary = createCollection<'diary'>((given) => {
    take = given
    fetches += 1
    return new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve())
    })
  })
  let told = 0
  diary.subscribe(() => {
    told += 1
  })
  return {
    diary,
    arrive: (...batch: DiaryEntry[]) => take(batch),
    finish: async (error?: Error) => {
      end(error)
      await new Promise((resolve) => setTimeout(resolve))
    },
    ids: () => diary.snapshot().records.map(({ id }) => id),
    told: () => told,
    fetches: () => fetches,
  }
}

const changes = (...records: DiaryEntry[]) => new Map(records.map((each) => [each.id, each]))

describe('the records of a kind', () => {
  it('are shown from the first handful on, and whole at the end', async () => {
    const { diary, arrive, finish, ids, told } = slowDiary()
    expect(diary.snapshot().status).toBe('loading')
    arrive(entry('d'), entry('c'))
    expect(diary.snapshot()).toMatchObject({ status: 'ready', whole: false })
    arrive(entry('b'))
    arrive(entry('a'))
    expect(told()).toBe(1)
    await finish()
    expect(diary.snapshot().whole).toBe(true)
    expect(ids()).toEqual(['d', 'c', 'b', 'a'])
    expect(told()).toBe(2)
  })

  it('are ready, and none, in an empty phone', async () => {
    const { diary, finish } = slowDiary()
    await finish()
    expect(diary.snapshot()).toEqual({ status: 'ready', records: [], whole: true })
  })

  it('take in what is written meanwhile, in its place', async () => {
    const { diary, arrive, finish, ids } = slowDiary()
    arrive(entry('d'), entry('b'))
    diary.absorb(changes(entry('c'), entry('e'), entry('0')))
    expect(ids()).toEqual(['e', 'd', 'c', 'b', '0'])
    arrive(entry('a'))
    await finish()
    expect(ids()).toEqual(['e', 'd', 'c', 'b', 'a', '0'])
  })

  it('do not bring back what was taken away while they arrived', async () => {
    const { diary, arrive, finish, ids } = slowDiary()
    arrive(entry('c'))
    diary.absorb(new Map([['b', null]]))
    arrive(entry('b'), entry('a'))
    await finish()
    expect(ids()).toEqual(['c', 'a'])
  })

  it('never go back to an older copy, and tell nobody of what was known', async () => {
    const { diary, arrive, finish, told } = slowDiary()
    arrive(entry('a', 5))
    await finish()
    const before = told()
    diary.absorb(changes(entry('a', 4)))
    diary.absorb(changes(entry('a', 5)))
    expect(diary.find('a')?.changed).toBe(5)
    expect(told()).toBe(before)
    diary.absorb(changes(entry('a', 6)))
    expect(diary.find('a')?.changed).toBe(6)
    expect(told()).toBe(before + 1)
  })

  it('say that they could not be read, keep what was written since, and try again', async () => {
    const { diary, arrive, finish, ids, fetches } = slowDiary()
    await finish(new Error('the disk is tired'))
    expect(diary.snapshot().status).toBe('failed')
    diary.absorb(changes(entry('b')))
    expect(diary.snapshot()).toMatchObject({ status: 'failed', records: [entry('b')] })
    diary.retry()
    expect(diary.snapshot().status).toBe('loading')
    arrive(entry('a'))
    await finish()
    expect(ids()).toEqual(['b', 'a'])
    expect(fetches()).toBe(2)
  })

  it('are gone at once when everything is erased, whatever was still to arrive', async () => {
    const { diary, arrive, finish, ids } = slowDiary()
    arrive(entry('b'))
    diary.empty()
    expect(arrive(entry('a'))).toBe(false)
    await finish()
    expect(ids()).toEqual([])
    expect(diary.snapshot()).toMatchObject({ status: 'ready', whole: true })
  })
})
