import { describe, expect, it } from 'vitest'
import { bringBack, listVersions } from '../../merge/versions.ts'
import { createBoxInMemory } from '../testing/box-in-memory.ts'
import { createPhone } from '../testing/phone.ts'

async function twoPhones(options = {}) {
  const box = createBoxInMemory(options)
  let moment = 1_800_000_000_000
  const now = () => ++moment
  const [here, there] = [
    await createPhone(box, { name: 'phonehere', now }),
    await createPhone(box, { name: 'phonethere', now }),
  ]
  const later = (days: number) => {
    moment += days * 86_400_000
  }
  return { box, here, there, one: here.openTab(), other: there.openTab(), later, now }
}

describe('two phones with one copy', () => {
  it('have what the other wrote, changed and took away', async () => {
    const { one, other, there } = await twoPhones()
    await one.page('a', 'a page')
    await one.page('b', 'a page that will go')
    await one.sync()
    await other.sync()
    expect(await there.texts()).toEqual({ a: 'a page', b: 'a page that will go' })
    await one.page('a', 'the page, written on')
    await one.remove('b')
    await one.sync()
    await other.sync()
    expect(await there.texts()).toEqual({ a: 'the page, written on' })
    expect(await there.versionTexts()).toEqual([])
  })

  it('both keep the newer of two writings, and the other as a version', async () => {
    const { one, other, here, there } = await twoPhones()
    await one.page('a', 'begun')
    await one.sync()
    await other.sync()
    await one.page('a', 'written here')
    await other.page('a', 'written there, later')
    await one.sync()
    await other.sync()
    await one.sync()
    for (const phone of [here, there]) {
      expect(await phone.texts()).toEqual({ a: 'written there, later' })
      expect(await phone.versionTexts()).toEqual(['written here'])
    }
  })

  it('keep the newer also when the older arrives later', async () => {
    const { one, other, here, there } = await twoPhones()
    await one.page('a', 'older, sent last')
    await other.page('a', 'newer, sent first')
    await other.sync()
    await one.sync()
    await other.sync()
    for (const phone of [here, there]) {
      expect(await phone.texts()).toEqual({ a: 'newer, sent first' })
      expect(await phone.versionTexts()).toEqual(['older, sent last'])
    }
  })

  it('call nothing a version that was written over by somebody who had read it', async () => {
    const { one, other, here, there } = await twoPhones()
    for (let n = 0; n < 5; n++) {
      await one.page('a', `here ${n}`)
      await one.page('a', `here ${n}, written on`)
      await one.sync()
      await other.sync()
      await other.page('a', `there ${n}`)
      await other.sync()
      await one.sync()
    }
    expect(await here.texts()).toEqual({ a: 'there 4' })
    expect([...(await here.versionTexts()), ...(await there.versionTexts())]).toEqual([])
  })

  it('choose the same of two writings of one moment', async () => {
    const box = createBoxInMemory()
    const now = () => 1_800_000_000_000
    const phones = [
      await createPhone(box, { name: 'phonehere', now }),
      await createPhone(box, { name: 'phonethere', now }),
    ] as const
    const tabs = phones.map((phone) => phone.openTab())
    for (const [at, tab] of tabs.entries()) await tab.page('a', ['one', 'other'][at] as string)
    for (const tab of [...tabs, ...tabs, ...tabs]) await tab.sync()
    expect(await phones[0].texts()).toEqual(await phones[1].texts())
    expect(await phones[0].versionTexts()).toEqual(await phones[1].versionTexts())
    expect(
      [...Object.values(await phones[0].texts()), ...(await phones[0].versionTexts())].sort(),
    ).toEqual(['one', 'other'])
  })

  it('keep as a version what was written on while the other phone took the page away', async () => {
    const { one, other, here, there } = await twoPhones()
    await one.page('a', 'begun')
    await one.sync()
    await other.sync()
    await other.page('a', 'written on')
    await one.remove('a')
    for (const tab of [other, one, other]) await tab.sync()
    for (const phone of [here, there]) {
      expect(await phone.texts()).toEqual({})
      expect(await phone.versionTexts()).toEqual(['written on'])
    }
  })

  it('keep a page that was written on after the other phone took it away', async () => {
    const { one, other, here, there } = await twoPhones()
    await one.page('a', 'begun')
    await one.sync()
    await other.sync()
    await one.remove('a')
    await other.page('a', 'written on')
    for (const tab of [one, other, one]) await tab.sync()
    for (const phone of [here, there]) expect(await phone.texts()).toEqual({ a: 'written on' })
  })

  it('bring a page back on both when its removal is undone', async () => {
    const { one, other, there } = await twoPhones()
    await one.page('a', 'a page')
    await one.sync()
    await one.remove('a')
    await one.sync()
    await other.sync()
    expect(await there.texts()).toEqual({})
    await one.page('a', 'a page')
    await one.sync()
    await other.sync()
    expect(await there.texts()).toEqual({ a: 'a page' })
  })

  it('share stories but no other drafts, and moods without keeping versions of them', async () => {
    const { one, other, here, there } = await twoPhones()
    const story = { text: 'Once', language: 'en', at: 1 } as const
    await one.write('drafts', { id: 'story-1', text: 'and then', story })
    await one.write('drafts', { id: 'diary.page', text: 'not finished' })
    await one.write('moods', {
      id: '2026-11-21',
      date: '2026-11-21',
      moodName: 'good',
      emoji: '🙂',
    })
    await other.write('moods', {
      id: '2026-11-21',
      date: '2026-11-21',
      moodName: 'sad',
      emoji: '😢',
    })
    await one.write('moods', { id: 'a-new-id', date: '2026-11-21', moodName: 'tired', emoji: '😴' })
    for (const tab of [one, other, one]) await tab.sync()
    expect((await there.all('drafts')).map(({ id }) => id)).toEqual(['story-1'])
    // Older pages kept one a day: of two that met under one date, neither is lost.
    for (const phone of [here, there]) {
      const moods = (await phone.all('moods')).map(({ id, moodName }) => `${id} ${moodName}`)
      expect(moods.sort()).toEqual(['2026-11-21 sad', '2026-11-21-good good', 'a-new-id tired'])
    }
    expect(await there.all('versions')).toEqual([])
  })

  it('let a mood be another where that was meant', async () => {
    const { one, other, here, there } = await twoPhones()
    const day = { id: '2026-11-21', date: '2026-11-21', emoji: '🙂' }
    await one.write('moods', { ...day, moodName: 'good' })
    await one.sync()
    await other.sync()
    await other.write('moods', { ...day, moodName: 'sad' })
    for (const tab of [other, one, other]) await tab.sync()
    for (const phone of [here, there]) {
      expect(await phone.all('moods')).toMatchObject([{ id: day.id, moodName: 'sad' }])
    }
  })

  it('let versions go after thirty days, on both and in the box', async () => {
    const { one, other, here, there, later, box } = await twoPhones()
    await one.page('a', 'written here')
    await other.page('a', 'written there')
    for (const tab of [one, other, one]) await tab.sync()
    expect(await here.versionTexts()).toEqual(['written here'])
    later(31)
    for (const phone of [here, there]) await phone.openTab().sync()
    expect([...(await here.versionTexts()), ...(await there.versionTexts())]).toEqual([])
    const third = await createPhone(box, { name: 'phonethird', now: () => 1_900_000_000_000 })
    await third.openTab().sync()
    expect(await third.texts()).toEqual({ a: 'written there' })
    expect(await third.versionTexts()).toEqual([])
  })
})

describe('what was set aside', () => {
  it('is listed without what stands again, and stays thirty days more when set aside again', async () => {
    const { one, other } = await twoPhones()
    await one.page('a', 'written here')
    await other.page('a', 'written there')
    for (const tab of [one, other, one]) await tab.sync()
    const day = 86_400_000
    const first = (await one.shelf.read('diary', 'a'))?.changed ?? 0
    const listed = async (now: number) =>
      (await listVersions(one.shelf, now)).map(({ id, record, changed }) => ({
        id,
        changed,
        text: (record as { content: string }).content,
      }))
    const [aside] = await listed(first)
    expect(aside?.text).toBe('written here')
    expect(await bringBack(one.shelf, aside?.id ?? '', first + day)).toBe(true)
    const [swapped, ...more] = await listed(first + day)
    expect([swapped?.text, swapped?.changed, more]).toEqual(['written there', first + day, []])
    expect(await bringBack(one.shelf, swapped?.id ?? '', first + 20 * day)).toBe(true)
    expect(await listed(first + 45 * day)).toMatchObject([{ text: 'written here' }])
    expect(await listed(first + 51 * day)).toEqual([])
  })
})

describe('a third phone with the words alone', () => {
  it('has everything, from as many pages of the log as it takes', async () => {
    const { one, box } = await twoPhones()
    for (let n = 0; n < 60; n++) await one.page(`page ${n}`, `${n} `.repeat(40 * n))
    await one.remove('page 7')
    await one.sync()
    const third = await createPhone(box, { name: 'phonethird' })
    await third.openTab().sync()
    expect(Object.keys(await third.texts())).toHaveLength(59)
    expect((await third.texts())['page 59']).toBe('59 '.repeat(40 * 59))
  })
})
