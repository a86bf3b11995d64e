import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { hearOwn } from './heard.ts'
import { compareStates, mergeStates, type State } from './merge-states.ts'

const nothing: State = { changed: 0, record: null, heard: {} }

function page(content: string, changed: number): DiaryEntry {
  return { id: 'a', changed, date: '2026-11-21', time: '07:30', content }
}

/** What three phones write, each on top of a state that some phone has written before. */
const histories = fc.array(
  fc.record({
    phone: fc.constantFrom('phonea', 'phoneb', 'phonec'),
    on: fc.nat(30),
    clock: fc.nat(20),
    content: fc.constantFrom('one', 'two', 'three', null),
  }),
  { minLength: 1, maxLength: 12 },
)

type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never

function statesOf(history: History): readonly State[] {
  const states: State[] = [nothing]
  for (const { phone, on, clock, content } of history) {
    const before = states[on % states.length] as State
    const changed = Math.max(clock, before.changed + 1)
    const record = content === null ? null : page(content, changed)
    states.push({ changed, record, heard: hearOwn(before.heard, phone, changed) })
  }
  return states.slice(1)
}

const merge = (states: readonly State[]) =>
  states.reduce((own, other) => (mergeStates(own, other).stands === 'own' ? own : other))

describe('states that are merged', () => {
  it('come to the same, in whatever order and however often they are met', () => {
    fc.assert(
      fc.property(
        histories.chain((history) => {
          const states = statesOf(history)
          const some = fc.shuffledSubarray([...states, ...states], { minLength: states.length * 2 })
          return fc.tuple(fc.constant(states), some)
        }),
        ([states, again]) => {
          expect(compareStates(merge(states), merge(again))).toBe(0)
        },
      ),
    )
  })

  it('never give way to what was written over by somebody who had read it', () => {
    const begun = { changed: 5, record: page('begun', 5), heard: hearOwn({}, 'phonea', 5) }
    // On a phone whose clock is behind.
    const next = { changed: 6, record: page('on', 6), heard: hearOwn(begun.heard, 'phoneb', 2) }
    expect(mergeStates(begun, next)).toEqual({ stands: 'other', aside: null })
    expect(mergeStates(next, begun)).toEqual({ stands: 'own', aside: null })
  })

  it('set aside what was written without being known, unless it says the same', () => {
    const one = { changed: 5, record: page('one', 5), heard: hearOwn({}, 'phonea', 5) }
    const other = { changed: 6, record: page('other', 6), heard: hearOwn({}, 'phoneb', 6) }
    expect(mergeStates(one, other)).toEqual({ stands: 'other', aside: one.record })
    expect(mergeStates(other, one)).toEqual({ stands: 'own', aside: one.record })
    const same = { ...other, record: page('one', 6) }
    expect(mergeStates(one, same)).toEqual({ stands: 'other', aside: null })
  })
})
