import { describe, expect, it } from 'vitest'
import { makeBackup, readBackup } from './backup.ts'
import type { DiaryEntry, Favourite } from './records.ts'

const entry: DiaryEntry = {
  id: '0mi8b0k2x-abc',
  changed: 5,
  date: '2026-11-21',
  time: '07:30',
  content: 'बिहान छतमा बसेँ। Tea was good.',
}
const backup = (records: object) =>
  JSON.stringify({ ...makeBackup({}, 0), records: JSON.parse(JSON.stringify(records)) })

describe('a downloaded copy', () => {
  it('comes back exactly as it went', () => {
    const text = JSON.stringify(makeBackup({ diary: [entry], moods: [] }, 1_790_000_000_000))
    expect(readBackup(text)).toEqual({ ok: true, records: { diary: [entry], moods: [] } })
  })

  it('keeps with a favourite who wrote it, and with a story its beginning', () => {
    const poem: Favourite = {
      id: 'poem-x',
      changed: 1,
      what: 'poem',
      text: 'आमा',
      language: 'np',
      source: 'ai',
      at: 9,
      topic: 'घर',
    }
    const story = { text: 'One day.', language: 'en', source: 'shelf', at: 9 } as const
    const draft = { id: 'story-x', changed: 1, text: 'It rained.', story }
    const records = { favourites: [poem], drafts: [draft] }
    expect(readBackup(JSON.stringify(makeBackup(records, 0)))).toEqual({ ok: true, records })
    const unsaid = { ...poem, source: 'somebody' }
    expect(readBackup(backup({ favourites: [unsaid] }))).toEqual({ ok: false, problem: 'damaged' })
  })

  it('brings several talks, what the friend remembers, and the plan for the heavy hour', () => {
    const messages = [{ id: 'a', text: 'Namaste', isUser: true, timestamp: 3 }]
    const records = {
      friendChats: [
        { id: 'talk', changed: 1, messages },
        { id: '0mi8b0k2x-abc', changed: 2, messages },
      ],
      friendMemory: [
        {
          id: 'memory',
          changed: 1,
          mayKeep: true,
          lines: [{ id: 'a', kind: 'helped', text: 'A walk', from: 'anger', at: 3 } as const],
        },
      ],
      safetyPlans: [{ id: 'plan', changed: 1, signs: 'निद्रा लाग्दैन' }],
    }
    expect(readBackup(JSON.stringify(makeBackup(records, 0)))).toEqual({ ok: true, records })
  })

  it('may come from before there were such things', () => {
    const text = '{"format":"voice-of-heart","version":1,"records":{"friendChats":[]}}'
    expect(readBackup(text)).toEqual({ ok: true, records: { friendChats: [] } })
  })

  it('says when it was made', () => {
    expect(makeBackup({}, Date.UTC(2026, 10, 21)).made).toBe('2026-11-21T00:00:00.000Z')
  })

  it('may begin with the mark some phones put before a text', () => {
    expect(readBackup(`\uFEFF${backup({ diary: [entry] })}`)).toMatchObject({ ok: true })
  })

  it('is refused when it was cut short', () => {
    const whole = backup({ diary: [entry] })
    for (const length of [0, 1, 20, whole.length - 1]) {
      expect(readBackup(whole.slice(0, length))).toEqual({ ok: false, problem: 'damaged' })
    }
  })

  it('is refused when it is a file of something else', () => {
    for (const other of ['[]', '{}', 'null', '"diary"', '{"format":"other","version":1}']) {
      expect(readBackup(other)).toEqual({ ok: false, problem: 'notOurs' })
    }
  })

  it('is refused when a newer version of the app made it', () => {
    const text = JSON.stringify({ ...makeBackup({ diary: [entry] }, 0), version: 2 })
    expect(readBackup(text)).toEqual({ ok: false, problem: 'newer' })
  })

  it.each([
    ['no id', { ...entry, id: undefined }],
    ['an empty id', { ...entry, id: '' }],
    ['a number for words', { ...entry, content: 7 }],
    ['a date that is none', { ...entry, date: '2026-13-01' }],
    ['a time that is none', { ...entry, time: '24:00' }],
    ['a moment that is none', { ...entry, changed: '5' }],
    ['a poem without words', { ...entry, poem: { source: 'ai', language: 'en' } }],
    [
      'a poem in no language of ours',
      { ...entry, poem: { text: 'a', source: 'b', language: 'fr' } },
    ],
    ['nothing', null],
  ])('is refused whole for one entry with %s', (_, bad) => {
    expect(readBackup(backup({ diary: [entry, bad] }))).toEqual({ ok: false, problem: 'damaged' })
  })

  it('is refused when entries are no list', () => {
    expect(readBackup(backup({ diary: { 0: entry } }))).toEqual({ ok: false, problem: 'damaged' })
  })

  it('brings in nothing but the fields it should have', () => {
    const text = backup({ diary: [{ ...entry, isAdmin: true }], secrets: [{ id: 'x' }] }).replace(
      '"isAdmin"',
      '"__proto__":{"bad":1},"isAdmin"',
    )
    expect(readBackup(text)).toEqual({ ok: true, records: { diary: [entry] } })
  })
})
