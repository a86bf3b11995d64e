import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personalityTypes, type TypeId, typeIds } from './personality-type.ts'
import { questions } from './questions.ts'
import { leadingTypes, scoreAnswers } from './score-answers.ts'

const everyWayToAnswer = questions.reduce<string[][]>(
  (ways, { answers }) => ways.flatMap((way) => answers.map(({ id }) => [...way, id])),
  [[]],
)
const anyWay = fc.constantFrom(...everyWayToAnswer)

describe('the personality test', () => {
  it('asks five questions of two to four answers, in both languages', () => {
    expect(questions).toHaveLength(5)
    expect(everyWayToAnswer).toHaveLength(243)
    for (const { id, text, answers } of questions) {
      expect(answers.length).toBeGreaterThanOrEqual(2)
      expect(answers.length).toBeLessThanOrEqual(4)
      expect(new Set(answers.map((answer) => answer.id)).size, id).toBe(answers.length)
      for (const words of [text, ...answers.map((answer) => answer.text)]) {
        expect(words.en, id).toMatch(/[.?]$/)
        expect(words.np, id).toMatch(/[।?]$/u)
      }
    }
  })

  it('knows six types by name and traits in both languages', () => {
    expect(Object.keys(personalityTypes)).toEqual([...typeIds])
    for (const { traits } of Object.values(personalityTypes)) {
      expect(traits.en).toHaveLength(4)
      expect(traits.np).toHaveLength(4)
    }
  })

  it('lets every pair of types share exactly one answer', () => {
    const pairs = questions.flatMap(({ answers }) =>
      answers.map(({ points }) => [...points].sort().join('+')),
    )
    expect(new Set(pairs).size).toBe(15)
    for (const { id, answers } of questions) {
      expect(new Set(answers.flatMap(({ points }) => points)).size, id).toBe(typeIds.length)
    }
  })

  it('can end at any of the six, each on its own in 33 of the 243 ways', () => {
    const alone = new Map<TypeId, number>()
    let ties = 0
    for (const way of everyWayToAnswer) {
      const [only, ...others] = leadingTypes(way)
      if (others.length > 0) ties += 1
      else if (only) alone.set(only, (alone.get(only) ?? 0) + 1)
    }
    expect(ties).toBe(45)
    for (const type of typeIds) expect(alone.get(type), type).toBe(33)
  })

  it('leans towards nobody: with ties shared, each type is one sixth', () => {
    const shares = new Map<TypeId, number>()
    for (const way of everyWayToAnswer) {
      const leading = leadingTypes(way)
      for (const type of leading) shares.set(type, (shares.get(type) ?? 0) + 1 / leading.length)
    }
    for (const type of typeIds) expect(shares.get(type), type).toBeCloseTo(243 / 6, 9)
  })

  it('gives the same person the same answer whenever there is no tie', () => {
    fc.assert(
      fc.property(anyWay, fc.double({ min: 0, max: 0.999 }), (way, drawn) => {
        const [only, ...others] = leadingTypes(way)
        fc.pre(others.length === 0)
        expect(scoreAnswers(way, () => drawn)?.id).toBe(only)
      }),
    )
  })

  it('draws a tie among the tied, and every one of them can be drawn', () => {
    for (const way of everyWayToAnswer) {
      const leading = leadingTypes(way)
      const drawn = leading.map(
        (_, index) => scoreAnswers(way, () => (index + 0.5) / leading.length)?.id,
      )
      expect(drawn).toEqual(leading)
    }
  })

  it('changes the answer when the answers change', () => {
    expect(scoreAnswers(['plan', 'alone', 'order', 'ahead', 'reason'], () => 0)?.id).toBe('INTJ')
    expect(scoreAnswers(['care', 'alone', 'wander', 'right', 'heart'], () => 0)?.id).toBe('INFP')
    expect(scoreAnswers(['leap', 'company', 'gather', 'ahead', 'heart'], () => 0)?.id).toBe('ENFP')
    expect(scoreAnswers(['plan', 'aloud', 'gather', 'right', 'tested'], () => 0)?.id).toBe('ESTJ')
    expect(scoreAnswers(['care', 'company', 'order', 'lighten', 'tested'], () => 0)?.id).toBe(
      'ISFJ',
    )
    expect(scoreAnswers(['leap', 'aloud', 'wander', 'lighten', 'reason'], () => 0)?.id).toBe('ENTP')
  })

  it('waits for all five answers', () => {
    expect(scoreAnswers([], () => 0)).toBeUndefined()
    expect(scoreAnswers(['plan', 'alone', 'order', 'ahead'], () => 0)).toBeUndefined()
    expect(scoreAnswers(['plan', 'alone', 'order', 'ahead', 'nonsense'], () => 0)).toBeUndefined()
  })
})
