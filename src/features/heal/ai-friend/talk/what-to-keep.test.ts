import { describe, expect, it } from 'vitest'
import type { Remembered, TalkState } from '#knowledge/talking/talk.ts'
import { whatToKeep } from './what-to-keep.ts'

const walk: Remembered = { kind: 'helped', text: 'A walk', from: 'anger' }
const answers = { 'safety-plan.signs': 'no sleep' }
const start: TalkState = {
  language: 'en',
  letters: 'latin',
  topic: undefined,
  guide: undefined,
  need: 'none',
  offered: [],
  refused: [],
  done: [],
  answered: [],
  people: [],
  events: [],
  keeps: [walk],
  kept: answers,
  mayKeep: undefined,
}

describe('what a reply leaves behind', () => {
  it('is nothing as long as nobody gave leave', () => {
    expect(whatToKeep(start, { lines: [] }, undefined)).toEqual({ lines: [] })
    expect(whatToKeep(start, { lines: [], mayKeep: false }, undefined)).toEqual({ lines: [] })
  })

  it('is the leave and the lines in one', () => {
    const state = { ...start, mayKeep: true }
    expect(whatToKeep(state, { lines: [] }, undefined)).toEqual({ leave: true, lines: [walk] })
    expect(whatToKeep({ ...start, mayKeep: false }, { lines: [] }, undefined)).toEqual({
      leave: false,
      lines: [],
    })
  })

  it('is lines alone where leave was given before, and nothing where it was taken back', () => {
    const state = { ...start, mayKeep: true }
    expect(whatToKeep(state, { lines: [], mayKeep: true }, undefined)).toEqual({ lines: [walk] })
    expect(whatToKeep(state, { lines: [], mayKeep: false }, undefined)).toEqual({ lines: [] })
  })
})

describe('the answers of a safety plan', () => {
  const plan = (state: Partial<TalkState>, before: Partial<TalkState> | undefined) =>
    whatToKeep({ ...start, ...state }, { lines: [] }, before && { ...start, ...before }).plan
  const inPlan = { guide: { id: 'safety-plan', step: 'reason' } }
  const done = { done: ['safety-plan'] }

  it('are kept when it ends, leave or not', () => {
    expect(plan(done, inPlan)).toEqual(answers)
    expect(plan(done, {})).toEqual(answers)
    expect(plan(done, undefined)).toEqual(answers)
  })

  it('are not kept in the middle of it, nor once more with every later reply', () => {
    expect(plan(inPlan, inPlan)).toBeUndefined()
    expect(plan(done, done)).toBeUndefined()
  })

  it('are kept when it was put off first and gone through later', () => {
    expect(plan({ ...done, ...inPlan }, done)).toBeUndefined()
    expect(plan(done, { ...done, ...inPlan })).toEqual(answers)
  })
})
