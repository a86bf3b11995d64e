import { describe, expect, it } from 'vitest'
import { makeRecordId } from '#capabilities/vault/record-id.ts'
import { moodsByDay } from './moods-by-day.ts'

const date = '2026-11-21'
const morning = Date.parse('2026-11-21T02:00:00Z')
const mood = (moodName: string, at: number, id = makeRecordId(at, new Uint8Array(10))) => ({
  id,
  changed: at,
  date,
  moodName,
  emoji: '🙂',
})

describe('the moods of a day', () => {
  it('stand as they came, whatever order they are kept in', () => {
    const [sad, happy] = [mood('sad', morning), mood('happy', morning + 1)]
    const days = moodsByDay([happy, { ...sad, date: '2026-11-20' }, sad])
    expect(days.get(date)).toEqual([sad, happy])
    expect(days.get('2026-11-20')).toHaveLength(1)
  })

  it('have those of an older page among them, which were one a day and had no hour', () => {
    const old = mood('tired', morning + 5, date)
    const [before, after] = [mood('sad', morning), mood('happy', morning + 9)]
    expect(moodsByDay([old, after, before]).get(date)).toEqual([before, old, after])
  })

  it('stay where they were when one is taken away and brought back', () => {
    const [sad, happy] = [mood('sad', morning), mood('happy', morning + 1)]
    const back = { ...sad, changed: morning + 99 }
    expect(moodsByDay([happy, back]).get(date)).toEqual([back, happy])
  })
})
