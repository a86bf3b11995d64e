import { describe, expect, it } from 'vitest'
import { fillEmpty, isEmptyPlan } from './plan.ts'

describe('what was answered in a talk', () => {
  it('goes into the plan, each answer to its question', () => {
    const kept = { 'safety-plan.signs': ' I do not sleep\n', 'safety-plan.ask': 'दिदी ९८४१' }
    expect(fillEmpty({}, kept)).toEqual({ signs: 'I do not sleep', ask: 'दिदी ९८४१' })
  })

  it('never replaces what stands in the plan', () => {
    const kept = { 'safety-plan.signs': 'a quarrel', 'safety-plan.alone': 'a song' }
    expect(fillEmpty({ signs: 'no sleep', alone: ' \n' }, kept)).toEqual({ alone: 'a song' })
  })

  it('leaves a place empty where somebody found nothing to write', () => {
    for (const none of ['', ' ', 'empty', '“Empty”', 'खाली', 'खाली।', 'khali']) {
      expect(fillEmpty({}, { 'safety-plan.reason': none }), none).toEqual({})
    }
    expect(fillEmpty({}, { 'safety-plan.reason': 'an empty house that waits' })).toEqual({
      reason: 'an empty house that waits',
    })
  })

  it('of any other guide does not belong there', () => {
    expect(
      fillEmpty({}, { 'worry-time.signs': 'rain', signs: 'rain', 'safety-plan.x': 'y' }),
    ).toEqual({})
  })
})

describe('a plan', () => {
  it('is empty until a word stands in it', () => {
    expect([{}, { room: ' ' }, { room: 'the key' }].map(isEmptyPlan)).toEqual([true, true, false])
  })
})
